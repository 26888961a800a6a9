import type { MailCatalogue } from '../mail-text.ts';

export const ja: MailCatalogue = {
  greeting: '{name} 様',
  closing: 'Wickwise チーム',
  optOut: 'このようなメールは Wickwise の設定で停止できます。',
  welcome: {
    subject: 'Wickwise へようこそ',
    lines: [
      'アカウントの準備ができました。取引チャートを撮影するか画像を選ぶと、価格が示すことを読み取れます。',
      'Wickwise をスマートフォンのホーム画面に追加してください。接続がないときに撮影した画像は保存され、後で送信されます。',
    ],
    action: 'チャートを分析する',
  },
  code: {
    subject: '{code} が Wickwise の確認コードです',
    lines: [
      '新しいパスワードを設定するためのコードは {code} です。10 分間有効です。',
      'お心当たりがない場合は、何もする必要はありません。パスワードは変わりません。コードは誰にも教えないでください。',
    ],
    action: '新しいパスワードを設定する',
  },
  passwordChanged: {
    subject: 'Wickwise のパスワードが変更されました',
    lines: [
      'アカウントのパスワードが変更されました。ほかのデバイスはログアウトされました。',
      'お心当たりがない場合は、すぐに新しいパスワードを設定してください。',
    ],
    action: '新しいパスワードを設定する',
  },
  emailChanged: {
    subject: 'Wickwise アカウントのメールアドレスが変更されました',
    lines: [
      'アカウントのメールアドレスが変更されました。このアドレスはアカウントに登録されていません。',
      'お心当たりがない場合は、すぐにサポートへご連絡ください。',
    ],
    action: 'サポートに連絡する',
  },
  ticketAnswered: {
    subject: 'お問い合わせへの回答：{subject}',
    lines: ['お問い合わせ「{subject}」にサポートから回答がありました。'],
    action: '確認して返信する',
  },
  analysisReady: {
    subject: '分析が完了しました',
    lines: ['送信されたチャートの分析が完了しました。通常より時間がかかったため、メールでお知らせします。'],
    action: '分析を読む',
  },
};
