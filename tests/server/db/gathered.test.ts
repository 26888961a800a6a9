import { describe, expect, it } from 'vitest';
import { gathered } from '#server/db/gathered';

/** Looks that a test ends when it likes. */
function heldLooks() {
  const looks: { keys: string[]; end: (error?: Error) => void }[] = [];
  const find = gathered(
    (keys: string[]) =>
      new Promise<Map<string, string>>((resolve, reject) => {
        const found = () => new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `found ${key}`]));
        looks.push({ keys: [...keys], end: (error) => (error ? reject(error) : resolve(found())) });
      }),
  );
  const begun = async (count: number) => {
    await expect.poll(() => looks.length).toBe(count);
    return looks.at(-1) as (typeof looks)[number];
  };
  return { find, looks, begun };
}

describe('what many ask for', () => {
  it('is looked up at once for those who ask together, each told his own', async () => {
    const { find, begun } = heldLooks();
    const told = Promise.all(['a', 'b', 'nobody', 'a'].map(find));
    (await begun(1)).end();
    expect(await told).toEqual(['found a', 'found b', undefined, 'found a']);
  });

  it('is looked up again for who asks while a look is under way, after that one', async () => {
    const { find, begun, looks } = heldLooks();
    const first = find('a');
    const { end } = await begun(1);
    const later = Promise.all([find('a'), find('b')]);
    end();
    await first;
    (await begun(2)).end();
    expect(await later).toEqual(['found a', 'found b']);
    expect(looks.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b']]);
  });

  it('fails for those whose look fails, and not for those of the next', async () => {
    const { find, begun } = heldLooks();
    const first = Promise.all([find('a'), find('b')]);
    const { end } = await begun(1);
    const later = find('c');
    end(new Error('the connection broke'));
    await expect(first).rejects.toThrow('the connection broke');
    (await begun(2)).end();
    expect(await later).toBe('found c');
  });

  it('does not wait for a look that hangs', async () => {
    const { find, begun } = heldLooks();
    find('a');
    await begun(1);
    const later = find('b');
    (await begun(2)).end();
    expect(await later).toBe('found b');
  });
});
