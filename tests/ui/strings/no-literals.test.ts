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

/** The texts that an expression can come to as it stands: of each branch, but not what a call is given. */
function* textsOf(expression: Node): Generator<string> {
  if (expression.type === 'Literal' && typeof expression.value === 'string') yield expression.value;
  if (expression.type === 'TemplateLiteral') {
    for (const { value } of expression.quasis as { value: { cooked: string } }[]) yield value.cooked;
  }
  const branches = { ConditionalExpression: ['consequent', 'alternate'], LogicalExpression: ['left', 'right'] };
  for (const side of branches[expression.type as keyof typeof branches] ?? []) {
    const branch = expression[side];
    if (isNode(branch)) yield* textsOf(branch);
  }
}

const inBraces = (node: unknown): string[] =>
  isNode(node) && node.type === 'JSXExpressionContainer' && isNode(node.expression)
    ? [...textsOf(node.expression)]
    : [];

/** What a node shows or has read aloud without asking the catalogue. */
function literalIn(node: Node): string | null {
  const shown =
    node.type === 'JSXText'
      ? [String(node.value).trim()]
      : node.type === 'JSXElement' || node.type === 'JSXFragment'
        ? (node.children as unknown[]).flatMap(inBraces)
        : node.type === 'JSXAttribute' && spoken.has(String(node.name?.name)) && isNode(node.value)
          ? [...textsOf(node.value), ...inBraces(node.value)]
          : [];
  return shown.find(hasWords) ?? null;
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

it('finds a text between tags, in braces, in a branch, and in a spoken attribute', () => {
  const code = `const A = () => <><b aria-label="Close it" data-x="fine">Hello {name}</b>
    <i title={'Open'}>{'Twice'}</i><p>{ready ? \`At \${n} pips\` : t('app.wait')}</p><p>{name || 'Nobody'} {'·'}</p></>;`;
  const program = parseAst(code, { lang: 'tsx' });
  const found = [...nodesBelow(program as unknown as Node)].map(literalIn).filter(Boolean);
  expect(found.sort()).toEqual(['At ', 'Close it', 'Hello', 'Nobody', 'Open', 'Twice']);
});
