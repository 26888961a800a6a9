import fc from 'fast-check';
import { arbitraryOf, KnownId, type Schema, type Schemas } from './arbitrary-of.ts';
import { oddBody, oddText, oddValue, wellFormed } from './odd-values.ts';

type Parameter = { in: 'path' | 'query' | 'header'; name: string; schema: Schema; required: boolean };
type Operation = {
  operationId?: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas };
};

/** One address of the API with what its document says of it. */
export type Route = {
  name: string;
  method: string;
  path: string;
  session: 'user' | 'admin' | undefined;
  operation: Operation;
};

export const routesOf = ({ paths }: OpenApi): Route[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: operation.operationId ?? `${method} ${path}`,
      method: method.toUpperCase(),
      path,
      session: Object.keys(operation.security?.[0] ?? {})[0] as Route['session'],
      operation,
    })),
  );

type Pair = [name: string, value: unknown];

/** A request before it is sent: ids that the server makes are still open. */
export type RandomRequest = {
  path: Record<string, unknown>;
  query: Pair[];
  headers: [string, string][];
  body: unknown;
};

/** A body that goes out as it is, not as JSON of it. */
export class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const named = (parameters: Parameter[], place: Parameter['in']) => parameters.filter((one) => one.in === place);

/** Mostly as the document says, now and then anything. */
const oftenRight = (schema: Schema, schemas: Schemas) =>
  fc.oneof({ weight: 5, arbitrary: arbitraryOf(schema, schemas) }, { weight: 1, arbitrary: oddText });

const oddPairs = fc.array(
  fc.tuple(fc.constantFrom('__proto__', 'constructor', 'page', 'limit', 'a[b]', 'a[]', '', 'toString', '%'), oddText),
  { maxLength: 2 },
);

function queryOf(parameters: Parameter[], schemas: Schemas): fc.Arbitrary<Pair[]> {
  const known = fc.record(
    Object.fromEntries(named(parameters, 'query').map(({ name, schema }) => [name, oftenRight(schema, schemas)])),
    {
      requiredKeys: named(parameters, 'query')
        .filter(({ required }) => required)
        .map(({ name }) => name),
    },
  );
  return fc
    .tuple(known, fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: oddPairs }), fc.nat(9))
    .map(([parts, odd, twice]) => {
      const pairs: Pair[] = [...Object.entries(parts), ...odd];
      return twice === 0 ? [...pairs, ...pairs] : pairs;
    });
}

/** Letters that HTTP lets into a header, Latin-1 among them. */
const headerText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'x'.repeat(4000),
    '*/*',
    'gzip;q=9',
    '"',
    'bytes=0-,9-1',
    '%0d%0a',
    '\xe9\xff',
    '{}',
    '-1',
    '0',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
);
const headerName = fc.constantFrom(
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'content-encoding',
  'expect',
  'forwarded',
  'host',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'origin',
  'purpose',
  'range',
  'referer',
  'sec-purpose',
  'te',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-http-method-override',
  'x-image-sha256',
  'x-original-url',
  'x-request-id',
);
const oddHeaders = fc
  .array(fc.tuple(headerName, headerText), { maxLength: 4 })
  // An unknown expectation is answered by Node itself, 417 without a body.
  .map((headers) => headers.filter(([name]) => name !== 'expect') as [string, string][])
  .chain((headers) => fc.boolean().map((twice) => (twice ? [...headers, ...headers] : headers)));

const contentType = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/json;;;=',
      'APPLICATION/JSON',
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'image/png',
      '',
      '*/*',
      'application/__proto__',
    ),
  },
);

const formBody = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'name="image"; filename="a.png"',
        'name="strategy"',
        'name="__proto__"',
        'name=""',
        'filename="x"',
        '',
      ),
      oddText,
    ),
    { maxLength: 3 },
  )
  .map((parts) =>
    [
      ...parts.map(([head, text]) => `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${text}\r\n`),
      '--x--\r\n',
    ].join(''),
  );

/** A body by the document; one of its fields turned into anything, or one too many; or what no schema knows. */
function bodyOf(operation: Operation, schemas: Schemas): fc.Arbitrary<unknown> {
  const content = operation.requestBody?.content ?? {};
  if (content['multipart/form-data']) return fc.oneof(formBody, oddBody).map((text) => new Raw(text));
  const schema = content['application/json']?.schema;
  if (!schema)
    return fc.oneof(
      fc.constant(undefined),
      oddBody.map((text) => new Raw(text)),
    );
  const right = arbitraryOf(schema, schemas);
  const names = [...Object.keys(schema.properties ?? {}), '__proto__', 'constructor', 'isAdmin', 'role', '_id'];
  const spoilt = fc.tuple(right, fc.constantFrom(...names), oddValue).map(([body, name, value]) => {
    const entries = Object.entries((body ?? {}) as object).filter(([known]) => known !== name);
    return Object.fromEntries([...entries, [name, value]]);
  });
  return fc.oneof(
    { weight: 5, arbitrary: right },
    { weight: 4, arbitrary: spoilt },
    { weight: 1, arbitrary: oddBody.map((text) => new Raw(text)) },
  );
}

/** Requests to one route: from quite right to quite wrong. */
export function requestTo({ method, operation }: Route, schemas: Schemas): fc.Arbitrary<RandomRequest> {
  const parameters = operation.parameters ?? [];
  const isForm = Boolean(operation.requestBody?.content['multipart/form-data']);
  const usualType = isForm ? fc.constant('multipart/form-data; boundary=x') : contentType;
  return fc
    .record({
      path: fc.record(
        Object.fromEntries(named(parameters, 'path').map(({ name, schema }) => [name, oftenRight(schema, schemas)])),
      ),
      query: queryOf(parameters, schemas),
      headers: fc.oneof(
        { weight: 2, arbitrary: fc.constant([] as [string, string][]) },
        { weight: 1, arbitrary: oddHeaders },
      ),
      type: fc.oneof({ weight: 6, arbitrary: usualType }, { weight: 1, arbitrary: contentType }),
      body: bodyOf(operation, schemas),
    })
    .map(({ type, headers, body, ...rest }) => ({
      ...rest,
      body: method === 'GET' ? undefined : body,
      headers:
        method === 'GET' || body === undefined ? headers : [['content-type', type] as [string, string], ...headers],
    }));
}

/** What goes over the wire. `idAt` gives an id that the server knows. */
export function wired(
  { method, path }: Route,
  { body, query, headers, ...rest }: RandomRequest,
  idAt: (index: number) => string,
) {
  const filled = (_: string, value: unknown) => (value instanceof KnownId ? idAt(value.index) : value);
  const textOf = (value: unknown) => wellFormed(String(value instanceof KnownId ? idAt(value.index) : value));
  const search = query
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`)
    .join('&');
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(rest.path[name])));
  const sent = body instanceof Raw ? body.text : body === undefined ? undefined : JSON.stringify(body, filled);
  return { method, address: `${address}${search && `?${search}`}`, headers, body: sent };
}
