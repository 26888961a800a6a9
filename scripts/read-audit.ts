type Vulnerability = { name: string; severity: string; range: string };
type Report = {
  vulnerabilities?: Record<string, Vulnerability>;
  metadata?: { vulnerabilities: Record<string, number> };
};

/** `unasked`: the registry keeps no advisories or could not be reached, so nothing is known. */
export type AuditVerdict = { kind: 'clean' } | { kind: 'unasked'; why: string } | { kind: 'found'; lines: string[] };

const grave = new Set(['high', 'critical']);

/** Reads what `npm audit --json` printed: grave advisories about what we ship, none, or no answer. */
export function readAudit(output: string): AuditVerdict {
  const report = parse(output);
  if (!report?.vulnerabilities || !report.metadata) return { kind: 'unasked', why: reasonIn(output) };
  const found = Object.values(report.vulnerabilities).filter(({ severity }) => grave.has(severity));
  if (found.length === 0) return { kind: 'clean' };
  return { kind: 'found', lines: found.map(({ name, severity, range }) => `${name} ${range}: ${severity}`) };
}

function parse(output: string): Report | undefined {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return undefined;
  }
}

/** npm's own word on why there is no report, without the address. */
function reasonIn(output: string): string {
  const words = /"message": "([^"]+)"/.exec(output)?.[1] ?? 'no answer';
  return words.replace(/ ?-? ?(?:GET|POST)? ?https?:\/\/\S+/g, '').trim();
}
