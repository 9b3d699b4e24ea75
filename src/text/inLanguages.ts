import { type Language, presentLanguage } from './language.ts';

/** The same texts in another language: the same names, and functions of the same parameters. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...parameters: infer Parameters) => infer Words
    ? (...parameters: Parameters) => Translation<Words>
    : { readonly [Name in keyof Texts]: Translation<Texts[Name]> };

type InLanguages<Texts> = { readonly en: Texts } & {
  readonly [Other in Exclude<Language, 'en'>]: Translation<NoInfer<Texts>>;
};

/**
 * Texts that speak the present language each time they are read: read them while rendering, and never keep
 * one beyond that.
 */
export function inLanguages<Texts extends object>(texts: InLanguages<Texts>): Translation<Texts> {
  const joined = {};
  for (const name of Object.keys(texts.en)) {
    const get = () => Reflect.get(texts[presentLanguage()], name);
    Object.defineProperty(joined, name, { get, enumerable: true });
  }
  return joined as Translation<Texts>;
}
