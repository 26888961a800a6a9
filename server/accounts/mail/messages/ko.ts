import type { MailCatalogue } from '../mail-text.ts';

export const ko: MailCatalogue = {
  greeting: '{name} 님, 안녕하세요.',
  closing: 'Wickwise 팀',
  optOut: '이와 같은 이메일은 Wickwise 설정에서 끌 수 있습니다.',
  welcome: {
    subject: 'Wickwise에 오신 것을 환영합니다',
    lines: [
      '계정이 준비되었습니다. 거래 차트를 촬영하거나 차트 이미지를 선택하면 가격이 말하는 내용을 읽을 수 있습니다.',
      '휴대전화 홈 화면에 Wickwise를 추가하세요. 연결이 없을 때 찍은 사진은 저장되었다가 나중에 전송됩니다.',
    ],
    action: '차트 분석하기',
  },
  code: {
    subject: 'Wickwise 인증 코드는 {code}입니다',
    lines: [
      '새 비밀번호를 설정하기 위한 코드는 {code}입니다. 10분 동안 유효합니다.',
      '요청하신 적이 없다면 아무것도 하지 않으셔도 됩니다. 비밀번호는 그대로 유지됩니다. 코드를 누구에게도 알려 주지 마세요.',
    ],
    action: '새 비밀번호 설정',
  },
  passwordChanged: {
    subject: 'Wickwise 비밀번호가 변경되었습니다',
    lines: [
      '계정의 비밀번호가 방금 변경되었습니다. 다른 기기는 모두 로그아웃되었습니다.',
      '본인이 아니라면 즉시 새 비밀번호를 설정하세요.',
    ],
    action: '새 비밀번호 설정',
  },
  emailChanged: {
    subject: 'Wickwise 계정의 이메일이 변경되었습니다',
    lines: [
      '계정의 이메일이 방금 변경되었습니다. 이 주소는 더 이상 계정에 속하지 않습니다.',
      '본인이 아니라면 즉시 고객 지원에 문의하세요.',
    ],
    action: '고객 지원에 문의',
  },
  ticketAnswered: {
    subject: '문의에 대한 답변: {subject}',
    lines: ['고객 지원에서 문의 ‘{subject}’에 답변했습니다.'],
    action: '확인하고 답장하기',
  },
  analysisReady: {
    subject: '분석이 완료되었습니다',
    lines: ['보내신 차트의 분석이 완료되었습니다. 평소보다 오래 걸려 이메일로 알려 드립니다.'],
    action: '분석 읽기',
  },
};
