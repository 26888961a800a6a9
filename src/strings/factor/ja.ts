import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  'factor.title': '2段階認証',
  'factor.lead':
    'パスワードに加えて、スマートフォンの認証アプリのコードを使います。パスワードを知っているだけではログインできません。',
  'factor.isOn': '有効',
  'factor.isOff': '無効',
  'factor.left': { other: '残りのリカバリーコード：{count}' },
  'factor.few': '残りが少なくなっています。早めに新しいコードを作成してください。',
  'factor.renew': '新しいリカバリーコード',
  'factor.renewLead': '新しいリカバリーコードを10個お渡しします。これまで保管していたコードはすべて使えなくなります。',
  'factor.renewAct': '新しいコードを作成',
  'factor.renewed': 'リカバリーコードが新しくなりました',
  'factor.required':
    'このシステムの運用者が、管理者に2段階認証を求めています。無効にすると、ほかの操作の前に設定し直す必要があります。',
  'factor.turnOn': '有効にする',
  'factor.turnOff': '無効にする',
  'factor.password': 'パスワード（ご本人の確認）',
  'factor.passwordHint':
    'Google のみでログインしている場合は、先に「パスワードをお忘れですか？」からパスワードを設定してください。',
  'factor.startLead': '認証アプリが必要です。ほかのデバイスはログアウトされます。',
  'factor.next': '続ける',
  'factor.scan': '認証アプリでこのコードを読み取るか、キーを入力してください。',
  'factor.qr': '認証アプリ用のキーを含む QR コード',
  'factor.key': 'キー',
  'factor.openApp': 'このデバイスのアプリで開く',
  'factor.code': 'アプリに表示されている6桁のコード',
  'factor.keep':
    'リカバリーコードは、スマートフォンとは別の安全な場所に保管してください。アプリを失ったとき、1つにつき1回だけアカウントを開けます。再び表示されることはありません。',
  'factor.codes': 'リカバリーコード一覧',
  'factor.copied': 'コピーしました',
  'factor.save': 'ファイルに保存',
  'factor.kept': '保管しました',
  'factor.done': '2段階認証が有効になりました',
  'factor.ended': '2段階認証が無効になりました',
  'factor.endLead': '今後はパスワードだけでアカウントを開けるようになります。ほかのデバイスはログアウトされます。',
  'factor.endCode': 'アプリのコード、またはリカバリーコード',
  'factor.loadFailed': '有効かどうかを読み込めませんでした。',
  'factor.failed': 'うまくいきませんでした。もう一度お試しください。',
  'factor.advice': 'ここはすべてパスワードだけで開けます。2段階目で守ってください。',
  'factor.adviceAct': '2段階認証を設定する',
  'factor.requiredTitle': '始める前に、あと一歩',
  'factor.requiredLead': 'ここでは管理者に2段階認証が必要です。有効にすると、すべてを使えるようになります。',
};
