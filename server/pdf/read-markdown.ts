import type { PhrasingContent, RootContent, TableCell } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Block, Run, Words } from './sheet.ts';

/** Between two numbers `~` is 'to' in Korean, not the mark of deleted text. */
const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });

/** Markdown as blocks of a sheet: headings, paragraphs, lists, tables, quotes, rules, bold. Links and images keep their words, raw HTML is left out. */
export const readMarkdown = (text: string): Block[] => parser.parse(text).children.flatMap(blockOf);

function blockOf(node: RootContent): Block[] {
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: Math.min(3, node.depth) as 1 | 2 | 3, words: wordsOf(node.children) }];
    case 'paragraph':
      return [{ kind: 'paragraph', words: wordsOf(node.children) }];
    case 'list': {
      const items = node.children.map((item) => item.children.flatMap(blockOf));
      return [{ kind: 'list', ordered: node.ordered === true, items }];
    }
    case 'blockquote': {
      return [{ kind: 'notice', blocks: node.children.flatMap(blockOf) }];
    }
    case 'table': {
      const [head, ...rows] = node.children.map((row) => row.children.map((cell: TableCell) => wordsOf(cell.children)));
      const columns = (head ?? []).map((words, i) => ({
        head: words,
        align: node.align?.[i] === 'right' ? ('right' as const) : ('left' as const),
      }));
      return [{ kind: 'table', columns, rows }];
    }
    case 'code':
      return [{ kind: 'paragraph', words: [{ text: node.value }] }];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    default:
      return [];
  }
}

function wordsOf(nodes: readonly PhrasingContent[], manner: Omit<Run, 'text'> = {}): Words {
  return nodes.flatMap((node): Words => {
    switch (node.type) {
      case 'text':
        // A line's end within a paragraph is a space, as in a browser.
        return [{ ...manner, text: node.value.replaceAll('\n', ' ') }];
      case 'inlineCode':
        return [{ ...manner, text: node.value }];
      case 'strong':
        return wordsOf(node.children, { ...manner, bold: true });
      case 'emphasis':
        // Han characters have no italics: what is said in passing is told by a weaker tone.
        return wordsOf(node.children, { ...manner, weak: true });
      case 'delete':
      case 'link':
      case 'linkReference':
        return wordsOf(node.children, manner);
      case 'break':
        return [{ text: '\n' }];
      case 'image':
      case 'imageReference':
        return [{ ...manner, text: node.alt ?? '' }];
      default:
        return [];
    }
  });
}
