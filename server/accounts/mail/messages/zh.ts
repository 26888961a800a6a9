import type { MailCatalogue } from '../mail-text.ts';

export const zh: MailCatalogue = {
  greeting: '{name}，您好：',
  closing: 'Wickwise 团队',
  optOut: '您可以在 Wickwise 的设置中关闭此类邮件。',
  welcome: {
    subject: '欢迎使用 Wickwise',
    lines: [
      '您的账户已准备就绪。拍摄交易图表或选择一张图表图片，即可读懂其中的价格。',
      '将 Wickwise 添加到手机主屏幕：没有网络时拍摄的图片会先保存，稍后再发送。',
    ],
    action: '分析图表',
  },
  code: {
    subject: '{code} 是您的 Wickwise 验证码',
    lines: [
      '您设置新密码的验证码是 {code}，10 分钟内有效。',
      '不是您本人申请的？无需任何操作，您的密码不会改变。请勿将验证码告诉任何人。',
    ],
    action: '设置新密码',
  },
  passwordChanged: {
    subject: '您的 Wickwise 密码已更改',
    lines: ['您的账户密码刚刚已更改，其他设备均已退出登录。', '不是您本人操作的？请立即设置新密码。'],
    action: '设置新密码',
  },
  emailChanged: {
    subject: '您的 Wickwise 账户邮箱已更改',
    lines: ['您的账户邮箱刚刚已更改，此地址不再属于该账户。', '不是您本人操作的？请立即联系我们的客服。'],
    action: '联系客服',
  },
  ticketAnswered: {
    subject: '您的工单有新回复：{subject}',
    lines: ['我们的客服已回复您的工单“{subject}”：'],
    action: '查看并回复',
  },
  analysisReady: {
    subject: '您的分析已完成',
    lines: ['您发送的图表已分析完成。这次用时比平常更长，因此特地通知您。'],
    action: '查看分析',
  },
};
