import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  'admin.area': 'Administração',
  'admin.nav': 'Navegação da administração',
  'admin.login.title': 'Login de administrador',
  'admin.login.heading': 'Área de administração',
  'admin.login.lead': 'Entre com uma conta de administrador.',
  'admin.login.failed': 'Credenciais inválidas',
  'admin.dashboard': 'Painel',
  'admin.signedInAs': 'Conectado como {name}',
  'admin.sessionGood': 'Sua sessão de administrador é válida.',
  'admin.sessionUnchecked': 'Não foi possível consultar o servidor sobre sua sessão.',
  'admin.role': 'Função: {role}',
  'admin.role.admin': 'administrador',
  'admin.role.owner': 'proprietário',
  'admin.profile': 'Configurações do perfil',
  'admin.profileLead': 'Seu nome e e-mail como administrador.',
  'admin.profileLoadFailed': 'Não foi possível carregar seu perfil.',
  'admin.profileSaved': 'Perfil salvo',
  'admin.profileFailed': 'Falha ao salvar o perfil',
  'admin.collapse': 'Recolher a barra lateral',
  'admin.expand': 'Expandir a barra lateral',
};
