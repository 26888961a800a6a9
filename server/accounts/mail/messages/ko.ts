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
  secondFactorOn: {
    subject: '2단계 인증이 켜졌습니다',
    lines: [
      '이제 계정에 로그인하려면 인증 앱의 코드가 필요합니다. 다른 기기는 모두 로그아웃되었습니다. 복구 코드를 안전한 곳에 보관하세요.',
      '본인이 아니라면 즉시 고객 지원에 문의하세요.',
    ],
    action: '설정 열기',
  },
  secondFactorOff: {
    subject: '2단계 인증이 꺼졌습니다',
    lines: [
      '이제 비밀번호만으로 계정이 열립니다. 다른 기기는 모두 로그아웃되었습니다.',
      '본인이 아니라면 즉시 새 비밀번호를 설정하고 다시 켜세요.',
    ],
    action: '설정 열기',
  },
  recoveryCodeUsed: {
    subject: '복구 코드로 Wickwise 계정에 로그인했습니다',
    lines: [
      '방금 비밀번호와 복구 코드로 계정에 로그인했습니다. 이 코드는 더 이상 쓸 수 없습니다. 남은 코드: {left}개.',
      '본인이 아니라면 즉시 새 비밀번호를 설정하세요. 남은 코드가 적다면 설정에서 새 코드를 만드세요.',
    ],
    action: '설정 열기',
  },
  recoveryCodesRenewed: {
    subject: 'Wickwise 복구 코드가 새로 바뀌었습니다',
    lines: [
      '방금 계정의 새 복구 코드 10개를 만들었습니다. 이전에 보관한 코드는 더 이상 쓸 수 없습니다.',
      '본인이 아니라면 즉시 새 비밀번호를 설정하고 복구 코드를 다시 만드세요.',
    ],
    action: '설정 열기',
  },
  emailChanged: {
    subject: 'Wickwise 계정의 이메일이 변경되었습니다',
    lines: [
      '계정의 이메일이 방금 변경되었습니다. 이 주소는 더 이상 계정에 속하지 않습니다.',
      '본인이 아니라면 즉시 고객 지원에 문의하세요.',
    ],
    action: '고객 지원에 문의',
  },
  accountDeleted: {
    subject: 'Wickwise 계정이 닫혔습니다',
    lines: [
      '계정이 방금 닫혔고 모든 기기에서 로그아웃되었습니다. 사진, 분석, 개인 데이터는 30일 뒤에 지워집니다.',
      '본인이 아니거나 마음이 바뀌었나요? 그 전에 고객 지원에 알려 주시면 모든 것이 그대로 돌아옵니다.',
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
  planChanged: {
    subject: '요금제가 {plan}(으)로 변경되었습니다',
    lines: [
      '{plan}이(가) 시작되었습니다. 새 크레딧을 사용할 수 있으며 {date}까지 유효합니다.',
      '{amount}을(를) 결제하셨습니다. 영수증은 앱의 구독 화면에 있습니다.',
    ],
    action: '요금제 보기',
  },
  planRenewed: {
    subject: '{plan}이(가) 갱신되었습니다',
    lines: [
      '{plan}이(가) 갱신되어 {date}까지 유효합니다. 새 크레딧을 사용할 수 있습니다.',
      '{amount}을(를) 결제하셨습니다. 영수증은 앱의 구독 화면에 있습니다.',
    ],
    action: '요금제 보기',
  },
  paymentFailed: {
    subject: '{plan} 결제가 완료되지 않았습니다',
    lines: [
      '{plan} 갱신을 위한 {amount} 결제가 거절되었습니다. 며칠 안에 다시 시도하겠습니다.',
      '카드를 확인하거나 요금제를 다시 선택해 주세요. 기록은 사라지지 않습니다.',
    ],
    action: '요금제 확인',
  },
  planCanceled: {
    subject: '{plan}이(가) 해지되었습니다',
    lines: [
      '{plan}이(가) 해지되어 더 이상 결제되지 않습니다. {date}까지 유효하며 이후에는 Free Plan이 적용됩니다.',
      '마음이 바뀌셨나요? 그때까지는 한 번에 다시 시작할 수 있습니다.',
    ],
    action: '요금제 보기',
  },
  creditsLow: {
    subject: '분석 {total}회 중 {used}회를 사용했습니다',
    lines: [
      '이번 기간에 {plan}에 포함된 분석 {total}회 중 {used}회를 사용했습니다.',
      '더 큰 요금제는 바로 시작되며, 사용하지 않은 만큼 가격에서 차감됩니다.',
    ],
    action: '요금제 비교',
  },
};
