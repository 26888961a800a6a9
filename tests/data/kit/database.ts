import 'fake-indexeddb/auto';
import { onTestFinished } from 'vitest';
import { createChannel } from '#data/channel';
import { createLocalDatabase } from '#data/local-database';
import { createSessionMirror } from '#data/session-mirror';

let databases = 0;

/** A database of its own for one test, closed at its end. */
export const freshDatabase = () => {
  databases += 1;
  const database = createLocalDatabase(`test-${process.pid}-${databases}`);
  onTestFinished(() => database.close());
  return database;
};

export const freshMirror = () => createSessionMirror(freshDatabase());

export const freshChannel = () => {
  databases += 1;
  const channel = createChannel(`test-${process.pid}-${databases}`);
  onTestFinished(() => channel.close());
  return channel;
};
