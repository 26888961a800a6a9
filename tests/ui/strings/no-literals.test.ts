import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

const spoken = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'description', 'lead', 'heading']);

type Node = { type: string; value?: unknown; name?: { name?: unknown } } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesBelow(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* nodesBelow(part);
}

const hasWords = (text: unknown) => typeof text === 'string' && /\p{L}{2}/u.test(text);

function literalIn(node: Node): string | null {
  if (node.type === 'JSXText' && hasWords(node.value)) return String(node.value).trim();
  const isSpoken = node.type === 'JSXAttribute' && spoken.has(String(node.name?.name));
  if (isSpoken && isNode(node.value) && node.value.type === 'Literal' && hasWords(node.value.value)) {
    return String(node.value.value);
  }
  return null;
}

it('[I18-02] no component holds a text of its own', async () => {
  const found: string[] = [];
  for await (const file of glob('src/**/*.tsx')) {
    const program = parseAst(readFileSync(file, 'utf8'), { lang: 'tsx' }) as unknown as Node;
    for (const node of nodesBelow(program)) {
      const literal = literalIn(node);
      if (literal) found.push(`${file}: ${literal}`);
    }
  }
  expect(found).toEqual([]);
});

it('finds a text between tags and one in a spoken attribute', () => {
  const program = parseAst('const A = () => <b aria-label="Close it" data-x="fine">Hello {name}</b>;', { lang: 'tsx' });
  const found = [...nodesBelow(program as unknown as Node)].map(literalIn).filter(Boolean);
  expect(found).toEqual(['Close it', 'Hello']);
});
