import { isolateNames } from './isolateNames.ts';
import { type Language, presentLanguage } from './language.ts';

/** The same texts in another language: the same names, and functions with the same parameters. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...parameters: infer Parameters) => infer Words
    ? (...parameters: Parameters) => Translation<Words>
    : { readonly [Name in keyof Texts]: Translation<Texts[Name]> };

type InLanguages<Texts> = { readonly en: Texts } & {
  readonly [Other in Exclude<Language, 'en'>]: Translation<NoInfer<Texts>>;
};

/**
 * Texts in the language that is current at each read: read them while rendering, and never keep one longer.
 * Names in them are isolated if they run in the other direction.
 */
export function inLanguages<Texts extends object>(texts: InLanguages<Texts>): Translation<Texts> {
  const joined = {};
  const apart = new Map<unknown, unknown>();
  for (const name of Object.keys(texts.en)) {
    const get = () => {
      const text = Reflect.get(texts[presentLanguage()], name);
      if (typeof text === 'string') return text;
      if (!apart.has(text)) apart.set(text, isolateNames(text));
      return apart.get(text);
    };
    Object.defineProperty(joined, name, { get, enumerable: true });
  }
  return joined as Translation<Texts>;
}
