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
  secondFactorOn: {
    subject: '两步验证已开启',
    lines: [
      '从现在起，登录您的账户需要验证器应用中的代码。其他设备均已退出登录。请将恢复代码保存在安全的地方。',
      '不是您本人操作的？请立即联系我们的客服。',
    ],
    action: '打开设置',
  },
  secondFactorOff: {
    subject: '两步验证已关闭',
    lines: ['现在仅凭密码即可打开您的账户。其他设备均已退出登录。', '不是您本人操作的？请立即设置新密码并重新开启。'],
    action: '打开设置',
  },
  recoveryCodeUsed: {
    subject: '有人使用恢复代码登录了您的 Wickwise 账户',
    lines: [
      '刚刚有人使用密码和恢复代码登录了您的账户。该代码已失效，剩余代码：{left} 个。',
      '不是您本人操作的？请立即设置新密码。剩余不多？请在设置中生成新代码。',
    ],
    action: '打开设置',
  },
  recoveryCodesRenewed: {
    subject: '您的 Wickwise 恢复代码已更新',
    lines: [
      '刚刚为您的账户生成了十个新的恢复代码。您之前保存的代码均已失效。',
      '不是您本人操作的？请立即设置新密码，并重新生成恢复代码。',
    ],
    action: '打开设置',
  },
  emailChanged: {
    subject: '您的 Wickwise 账户邮箱已更改',
    lines: ['您的账户邮箱刚刚已更改，此地址不再属于该账户。', '不是您本人操作的？请立即联系我们的客服。'],
    action: '联系客服',
  },
  accountDeleted: {
    subject: '您的 Wickwise 账户已关闭',
    lines: [
      '您的账户刚刚关闭，所有设备均已退出登录。您的图片、分析和个人数据将在 30 天后删除。',
      '不是您本人操作，或改变了主意？请在此之前联系客服，一切都会恢复原样。',
    ],
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
  planChanged: {
    subject: '您的套餐现为 {plan}',
    lines: [
      '{plan} 已生效。新的分析次数已到账，有效期至 {date}。',
      '您已支付 {amount}。收据可在应用的“订阅”页面下载。',
    ],
    action: '查看套餐',
  },
  planRenewed: {
    subject: '{plan} 已续订',
    lines: [
      '{plan} 已续订，有效期至 {date}。新的分析次数已到账。',
      '您已支付 {amount}。收据可在应用的“订阅”页面下载。',
    ],
    action: '查看套餐',
  },
  paymentFailed: {
    subject: '{plan} 的付款未成功',
    lines: [
      '用于续订 {plan} 的 {amount} 付款被拒绝。我们会在接下来的几天内再次尝试。',
      '请检查您的银行卡，或重新选择套餐。您的历史记录不会丢失。',
    ],
    action: '查看套餐状态',
  },
  planCanceled: {
    subject: '{plan} 已取消',
    lines: [
      '{plan} 已取消，不会再扣款。有效期至 {date}，之后适用 Free Plan。',
      '改变主意了吗？在此之前，您可以一键恢复。',
    ],
    action: '查看套餐',
  },
  creditsLow: {
    subject: '您已使用 {used}/{total} 次分析',
    lines: [
      '在本周期 {plan} 包含的 {total} 次分析中，您已使用 {used} 次。',
      '更高的套餐会立即生效，未使用的部分会从价格中扣除。',
    ],
    action: '比较套餐',
  },
};
