import { REFUSED_PROPERTY, STYLE_PROPERTIES } from './allowed.ts';

/**
 * Reads the paint in a `style` attribute; calls `fault` for properties that would change the picture through
 * unsupported features.
 */
export function readStyle(style: string, fault: (problem: string) => never): [name: string, value: string][] {
  const declarations = style
    .split(';')
    .map((declaration) => declaration.split(':'))
    .map(([name = '', ...rest]): [string, string] => [name.trim(), rest.join(':').trim()]);
  for (const [name, value] of declarations)
    if (REFUSED_PROPERTY.test(name) && value !== 'none') fault(`has the style "${name}", which is refused`);
  return declarations.filter(([name]) => STYLE_PROPERTIES.has(name));
}
