import { globSync, readFileSync, statSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { RunningServer } from './start-server.ts';

/** Letters to an address in the server's outbox folder, newest first. */
const lettersTo = (server: RunningServer, to: string) =>
  globSync(`${server.dataDir}/outbox/*.eml`)
    .map((file) => ({ text: readFileSync(file, 'utf8'), at: statSync(file).mtimeMs }))
    .filter(({ text }) => text.includes(`To: ${to}`))
    .sort((a, b) => b.at - a.at);

async function findInLetters(server: RunningServer, to: string, pick: (text: string) => string | undefined) {
  let found: string | undefined;
  await expect(() => {
    found = lettersTo(server, to)
      .map(({ text }) => pick(text))
      .find(Boolean);
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** The newest code that the server has mailed to an address, other than the one given. */
export const mailedCode = (server: RunningServer, to: string, { besides }: { besides?: string } = {}) =>
  findInLetters(server, to, (text) => {
    const code = /^Subject: (\d{6}) /m.exec(text)?.[1];
    return code === besides ? undefined : code;
  });

/** The link in the newest letter with a code. Quoted-printable text breaks lines with `=`. */
export const mailedLink = (server: RunningServer, to: string) =>
  findInLetters(server, to, (text) => /http\S+\/verify-otp#[\w-]+/.exec(text.replace(/=\r?\n/g, ''))?.[0]);
