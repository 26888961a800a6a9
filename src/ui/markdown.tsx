import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import classes from './markdown.module.css';

/** Between two numbers `~` is 'to' in Korean, not the mark of deleted text. */
const gfm = { singleTilde: false };

/** A wide table scrolls by itself, not the page. */
const components: Components = {
  table: ({ node, ...props }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div className={classes.scroll} tabIndex={0}>
      <table {...props} />
    </div>
  ),
  // The screen has its own first heading; those of the text come below it.
  h1: ({ node, children, ...props }) => <h2 {...props}>{children}</h2>,
  h2: ({ node, children, ...props }) => <h3 {...props}>{children}</h3>,
  h3: ({ node, children, ...props }) => <h4 {...props}>{children}</h4>,
};

/** The text of an analysis. Raw HTML in it stays text. */
export const Markdown = ({ text }: { text: string }) => (
  <div className={classes.text}>
    <ReactMarkdown remarkPlugins={[[remarkGfm, gfm]]} components={components} skipHtml>
      {text}
    </ReactMarkdown>
  </div>
);
