import type { Random } from '../../charts/random.ts';
import { type ChildServer, startChildServer } from '../../server/kit/child-server.ts';
import type { Backend } from './round-robin-proxy.ts';

export const roles = ['api', 'worker'] as const;
export type Role = (typeof roles)[number];
type Member = { name: string; role: Role; server: ChildServer };

export type Crew = {
  /** Those of the api role, by where they listen now. */
  apis: () => Backend[];
  /** Ends one process of a role by SIGKILL, and starts it again with the same settings. */
  killOne: (role: Role, random: Random) => Promise<void>;
  /** Each kill: who, and when, ms. */
  kills: { name: string; at: number }[];
  /** SIGTERM to all; gives the exit codes and what was logged. */
  stop: () => Promise<{ codes: (number | null)[]; output: string }>;
};

/** Starts `each` processes of each role. `settingsOf` gives a process's environment by its name. */
export async function startCrew(each: number, settingsOf: (name: string) => Record<string, string>): Promise<Crew> {
  const launch = async (role: Role, name: string): Promise<Member> => {
    const server = await startChildServer(settingsOf(name), ['--role', role]);
    if (server.process.exitCode !== null) throw new Error(`${name} did not start:\n${server.output()}`);
    return { name, role, server };
  };
  const names = roles.flatMap((role) => Array.from({ length: each }, (_, n) => [role, `${role} ${n + 1}`] as const));
  const members = await Promise.all(names.map(([role, name]) => launch(role, name)));
  const kills: Crew['kills'] = [];
  const said: string[] = [];

  return {
    apis: () => members.filter(({ role }) => role === 'api').map(({ name, server: { url } }) => ({ name, url })),
    kills,
    async killOne(role, random) {
      const victim = random.pick(members.filter((member) => member.role === role));
      kills.push({ name: victim.name, at: Date.now() });
      await victim.server.end('SIGKILL');
      said.push(victim.server.output());
      Object.assign(victim, await launch(victim.role, victim.name));
    },
    async stop() {
      const codes = await Promise.all(members.map(({ server }) => server.end()));
      return { codes, output: [...said, ...members.map(({ server }) => server.output())].join('') };
    },
  };
}
