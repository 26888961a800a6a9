import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  'admin.area': '管理',
  'admin.nav': '管理ナビゲーション',
  'admin.login.title': '管理者ログイン',
  'admin.login.heading': '管理画面',
  'admin.login.lead': '管理者アカウントでログインしてください。',
  'admin.login.failed': '認証情報が正しくありません',
  'admin.dashboard': 'ダッシュボード',
  'admin.signedInAs': '{name}としてログイン中',
  'admin.sessionGood': '管理セッションは有効です。',
  'admin.sessionUnchecked': 'セッションをサーバーに確認できませんでした。',
  'admin.role': '役割：{role}',
  'admin.role.admin': '管理者',
  'admin.role.owner': 'オーナー',
  'admin.profile': 'プロフィール設定',
  'admin.profileLead': '管理者としての氏名とメールアドレスです。',
  'admin.profileLoadFailed': 'プロフィールを読み込めませんでした。',
  'admin.profileSaved': 'プロフィールを保存しました',
  'admin.profileFailed': 'プロフィールを保存できませんでした',
  'admin.collapse': 'サイドバーを折りたたむ',
  'admin.expand': 'サイドバーを開く',
};
