import { execFileSync } from 'node:child_process';
import { closeSync, openSync, statfsSync, statSync, unlinkSync, writeSync } from 'node:fs';
import { mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';

export type SmallDisk = { folder: string; fill: () => void; free: () => Promise<void>; dispose: () => Promise<void> };

/** A file system of so many MB, or why there can be none: only root may mount one. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    await rmdir(folder);
    return `no small file system can be mounted here: ${(error as Error).message.split('\n')[0]}`;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    /** To the last byte. */
    fill() {
      const file = openSync(ballast, 'a');
      for (const bytes of [65_536, 4096, 512, 1]) while (wrote(file, bytes));
      closeSync(file);
    },
    /** Resolves once the room is there: what another test starts while the ballast is open holds it open too until it has become its program. */
    async free() {
      const { size } = statSync(ballast);
      unlinkSync(ballast);
      await vi.waitUntil(() => roomIn(folder) >= size, { timeout: 60_000, interval: 10 });
    },
    async dispose() {
      execFileSync('umount', ['--lazy', folder]);
      await rmdir(folder);
    },
  };
}

/** Bytes. */
function roomIn(folder: string): number {
  const { bfree, bsize } = statfsSync(folder);
  return bfree * bsize;
}

function wrote(file: number, bytes: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(bytes)) > 0;
  } catch {
    return false;
  }
}
