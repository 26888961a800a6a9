/** What a user tells support of a fault on the server's side: the id of the request in its logs. */
const marked = /^(.*) \[([0-9A-Z]{10})\]$/s;

/** A message and the reference in one text, for wherever a message is shown. */
export const withReference = (message: string, reference: string | null) =>
  reference ? `${message} [${reference}]` : message;

/** The two apart again, for what shows the reference by itself. */
export function splitReference(text: string): { message: string; reference: string | null } {
  const [, message = text, reference = null] = marked.exec(text) ?? [];
  return { message, reference };
}
