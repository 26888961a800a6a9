/** Every address of a screen, once. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  verifyOtp: '/verify-otp',
  resetPassword: '/reset-password',
  analysis: '/analysis',
  history: '/history',
  settings: '/settings',
  help: '/help',
  docs: '/docs',
  video: '/docs/video',
  profile: '/profile',
  notifications: '/notifications',
  subscription: '/subscription',
  support: '/support',
  chat: '/chat',
  updates: '/updates',
  terms: '/terms',
  privacy: '/privacy',
  adminHome: '/admin',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  adminUsers: '/admin/users',
  adminTransactions: '/admin/transactions',
  adminProfile: '/admin/profile',
  adminSupport: '/admin/support',
  adminAudit: '/admin/audit-log',
  adminSystem: '/admin/system',
  adminAdmins: '/admin/admins',
} as const;

/** The admin's screens are told by their path; what an admin may do is the server's to decide. */
export const isAdminPath = (pathname: string) => pathname.includes('admin');

/** Screens on which the user's profile is not loaded. */
export const withoutProfile: ReadonlySet<string> = new Set([
  paths.login,
  paths.signup,
  paths.forgotPassword,
  paths.resetPassword,
]);
