import { isAdminPath, withoutProfile } from './paths.ts';

/** Ms between a login and the first load of the profile. */
export const profileDelayAfterLogin = 100;

type Options = {
  isSignedIn: () => boolean;
  load: () => Promise<void>;
};

/** Loads the user's profile whenever the path changes, where the specification wants it. */
export function createProfileLoader({ isSignedIn, load }: Options) {
  let afterLogin: Promise<void> | undefined;

  return {
    /** Called when a login has succeeded, before the path changes: the next load waits. */
    expectLogin() {
      afterLogin = new Promise((resolve) => setTimeout(resolve, profileDelayAfterLogin));
    },

    /** A failed load is no matter of its own: the screen keeps the name from the session, and a 401 ends that in the client. */
    async onPathChange(pathname: string): Promise<void> {
      if (isAdminPath(pathname) || withoutProfile.has(pathname) || !isSignedIn()) return;
      await afterLogin;
      afterLogin = undefined;
      await load().catch(() => undefined);
    },
  };
}
