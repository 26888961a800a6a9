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
  planChanged: {
    subject: 'プランが {plan} になりました',
    lines: [
      '{plan} が始まりました。新しいクレジットをご利用いただけます。有効期限は {date} です。',
      'お支払い額は {amount} です。領収書はアプリの「サブスクリプション」にあります。',
    ],
    action: 'プランを見る',
  },
  planRenewed: {
    subject: '{plan} を更新しました',
    lines: [
      '{plan} を更新しました。有効期限は {date} です。新しいクレジットをご利用いただけます。',
      'お支払い額は {amount} です。領収書はアプリの「サブスクリプション」にあります。',
    ],
    action: 'プランを見る',
  },
  paymentFailed: {
    subject: '{plan} のお支払いができませんでした',
    lines: [
      '{plan} の更新のためのお支払い（{amount}）が承認されませんでした。数日以内に再度お手続きします。',
      'カードをご確認いただくか、プランを選び直してください。履歴が失われることはありません。',
    ],
    action: 'プランを確認する',
  },
  planCanceled: {
    subject: '{plan} を解約しました',
    lines: [
      '{plan} を解約しました。今後の請求はありません。{date} まで有効で、その後は Free Plan になります。',
      'お気持ちが変わりましたら、それまでの間はすぐに再開できます。',
    ],
    action: 'プランを見る',
  },
  creditsLow: {
    subject: '分析を {total} 回中 {used} 回使用しました',
    lines: [
      'この期間に {plan} に含まれる {total} 回の分析のうち、{used} 回を使用しました。',
      '上位のプランはすぐに始まり、未使用分は料金から差し引かれます。',
    ],
    action: 'プランを比べる',
  },
};
