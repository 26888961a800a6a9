import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const ko: Translation<typeof en> = {
  'admin.area': '관리',
  'admin.nav': '관리자 탐색',
  'admin.login.title': '관리자 로그인',
  'admin.login.heading': '관리',
  'admin.login.lead': '관리자 계정으로 로그인하십시오.',
  'admin.login.failed': '인증 정보가 올바르지 않습니다',
  'admin.dashboard': '대시보드',
  'admin.signedInAs': '{name}(으)로 로그인됨',
  'admin.sessionGood': '관리자 세션이 유효합니다.',
  'admin.sessionUnchecked': '서버에 세션을 확인하지 못했습니다.',
  'admin.role': '역할: {role}',
  'admin.role.admin': '관리자',
  'admin.role.owner': '소유자',
  'admin.profile': '프로필 설정',
  'admin.profileLead': '관리자로서의 이름과 이메일입니다.',
  'admin.profileLoadFailed': '프로필을 불러오지 못했습니다.',
  'admin.profileSaved': '프로필이 저장되었습니다',
  'admin.profileFailed': '프로필을 저장하지 못했습니다',
  'admin.collapse': '사이드바 접기',
  'admin.expand': '사이드바 펼치기',
};
