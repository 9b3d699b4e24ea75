const TOKEN = /^var\(--([a-z][a-z0-9-]*)\)$/;
const LOCAL_PAINT = /^url\(#[\w.-]+\)$/;
const LOCAL_REFERENCE = /^#[\w.-]+$/;

/** Accepts only a value that draws the same everywhere and refers to nothing outside its file. */
export function checkValue(
  name: string,
  value: string,
  tokens: ReadonlySet<string>,
  fault: (problem: string) => never,
): void {
  if (name.endsWith('href') && !LOCAL_REFERENCE.test(value))
    fault(`refers to "${value}"; only things of the same file may be referred to`);
  if (/url\(/i.test(value) && !LOCAL_PAINT.test(value))
    fault(`has ${name}="${value}"; only things of the same file may be referred to`);
  if (!/var\(/i.test(value)) return;
  const [, token] = TOKEN.exec(value) ?? [];
  if (token === undefined) fault(`has ${name}="${value}"; a token stands alone, as var(--main-light)`);
  else if (!tokens.has(token)) fault(`has the unknown token ${value}; there are ${[...tokens].join(', ')}`);
}
