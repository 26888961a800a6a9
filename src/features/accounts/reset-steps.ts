/** What the three screens of a password reset hand on to each other, in this tab only. */
export const resetSteps = {
  email: () => sessionStorage.getItem('resetEmail'),
  code: () => sessionStorage.getItem('verifiedOTP'),
  keepEmail: (email: string) => sessionStorage.setItem('resetEmail', email),
  keepCode: (code: string) => sessionStorage.setItem('verifiedOTP', code),
  clear() {
    sessionStorage.removeItem('resetEmail');
    sessionStorage.removeItem('verifiedOTP');
  },
};
