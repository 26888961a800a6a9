import { Language } from '#contract/language';
import { type Person, personSchema, type Realm, realms, type Session } from './session.ts';

/** localStorage, or anything that behaves like it. */
export type KeyValueStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

export type SessionState = {
  user: Session<'user'> | null;
  admin: Session<'admin'> | null;
  /** The language chosen on this device. */
  language: Language | null;
  /** The e-mail that the login screen fills in. */
  rememberedEmail: string | null;
};

const keysOf = {
  user: { accessToken: 'accessToken', refreshToken: 'refreshToken', user: 'user' },
  admin: { accessToken: 'adminAccessToken', refreshToken: 'adminRefreshToken', user: 'adminUser' },
} as const satisfies Record<Realm, Record<'accessToken' | 'refreshToken' | 'user', string>>;

/** All keys of the storage that belong to sessions and what goes with them. */
export const storedKeys = new Set<string>([
  'language',
  'rememberedEmail',
  ...realms.flatMap((realm) => Object.values(keysOf[realm])),
]);

/** What the storage holds; whatever makes no sense in it counts as absent. */
export const readStored = (storage: KeyValueStorage): SessionState => {
  const language = Language.safeParse(storage.getItem('language'));
  return {
    user: readSession(storage, 'user'),
    admin: readSession(storage, 'admin'),
    language: language.success ? language.data : null,
    rememberedEmail: storage.getItem('rememberedEmail'),
  };
};

const readSession = <R extends Realm>(storage: KeyValueStorage, realm: R): Session<R> | null => {
  const keys = keysOf[realm];
  const accessToken = storage.getItem(keys.accessToken);
  const user = personSchema[realm].safeParse(parseJson(storage.getItem(keys.user)));
  if (!accessToken || !user.success) return null;
  return { accessToken, refreshToken: storage.getItem(keys.refreshToken) ?? '', user: user.data as Person[R] };
};

/** The access token comes last and goes first, so that another tab never sees one without the rest. */
export const writeStoredSession = (storage: KeyValueStorage, realm: Realm, session: Session | null) => {
  const keys = keysOf[realm];
  if (!session) {
    for (const key of [keys.accessToken, keys.refreshToken, keys.user]) storage.removeItem(key);
    return;
  }
  storage.setItem(keys.user, JSON.stringify(session.user));
  storage.setItem(keys.refreshToken, session.refreshToken);
  storage.setItem(keys.accessToken, session.accessToken);
};

const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};
