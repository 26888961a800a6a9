import type { User } from '#contract/user';

/** A user of an older account may have a `fullName` alone. */
export const displayName = ({ name, fullName }: Partial<Pick<User, 'name' | 'fullName'>>): string =>
  name?.trim() || fullName?.trim() || '';
