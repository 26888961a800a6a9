import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  'admin.area': 'Админ',
  'admin.nav': 'Навигация администратора',
  'admin.login.title': 'Вход администратора',
  'admin.login.heading': 'Администрирование',
  'admin.login.lead': 'Войдите с аккаунтом администратора.',
  'admin.login.failed': 'Неверные учётные данные',
  'admin.dashboard': 'Панель',
  'admin.signedInAs': 'Вы вошли как {name}',
  'admin.sessionGood': 'Сеанс администратора действителен.',
  'admin.sessionUnchecked': 'Не удалось проверить сеанс на сервере.',
  'admin.role': 'Роль: {role}',
  'admin.role.admin': 'администратор',
  'admin.role.owner': 'владелец',
  'admin.profile': 'Настройки профиля',
  'admin.profileLead': 'Ваше имя и почта администратора.',
  'admin.profileLoadFailed': 'Не удалось загрузить профиль.',
  'admin.profileSaved': 'Профиль сохранён',
  'admin.profileFailed': 'Не удалось сохранить профиль',
  'admin.collapse': 'Свернуть боковую панель',
  'admin.expand': 'Развернуть боковую панель',
};
