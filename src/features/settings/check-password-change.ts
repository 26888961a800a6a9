export type PasswordFields = Record<'currentPassword' | 'newPassword' | 'confirmation', string>;

export const isPasswordChangeFilled = (fields: PasswordFields) => Object.values(fields).every((value) => value !== '');

const missing = { title: 'settings.missingFields', message: 'settings.missingFieldsLead' } as const;
const different = { title: 'settings.noMatch', message: 'settings.noMatchLead' } as const;

/** Why a change of password is not sent; null when it may be. The button is disabled while a field is empty, Enter is not. */
export function checkPasswordChange(fields: PasswordFields) {
  if (!isPasswordChangeFilled(fields)) return missing;
  return fields.newPassword === fields.confirmation ? null : different;
}
