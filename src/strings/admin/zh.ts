import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const zh: Translation<typeof en> = {
  'admin.area': '管理',
  'admin.nav': '管理导航',
  'admin.login.title': '管理员登录',
  'admin.login.heading': '管理后台',
  'admin.login.lead': '请用管理员账户登录。',
  'admin.login.failed': '凭据无效',
  'admin.dashboard': '仪表盘',
  'admin.signedInAs': '已登录：{name}',
  'admin.sessionGood': '您的管理会话有效。',
  'admin.sessionUnchecked': '无法向服务器查询您的会话。',
  'admin.role': '角色：{role}',
  'admin.role.admin': '管理员',
  'admin.role.owner': '所有者',
  'admin.profile': '个人资料设置',
  'admin.profileLead': '您作为管理员的姓名和邮箱。',
  'admin.profileLoadFailed': '无法加载您的个人资料。',
  'admin.profileSaved': '个人资料已保存',
  'admin.profileFailed': '个人资料保存失败',
  'admin.collapse': '收起侧边栏',
  'admin.expand': '展开侧边栏',
};
