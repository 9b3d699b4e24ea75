/** Articles that only words of this language have in front of them, mostly. */
const ARTICLES = {
  en: /^(?:the|an?|to)\s/iu,
  de: /^(?:der|die|das|ein|eine)\s/iu,
  fr: /^(?:(?:le|la|les|une?|des)\s|l['’])/iu,
  es: /^(?:el|la|los|las|una?)\s/iu,
} as const;
const SHARE = 0.6;

/** Returns the language that most answers are in, by their articles; null if they have none, or it is in doubt. */
export function languageOfAnswers(answers: readonly string[]): keyof typeof ARTICLES | null {
  const languages = Object.keys(ARTICLES) as (keyof typeof ARTICLES)[];
  const counts = languages.map(
    (language) => answers.filter((answer) => ARTICLES[language].test(answer)).length,
  );
  const most = Math.max(...counts);
  const first = counts.indexOf(most);
  const isClear = counts.lastIndexOf(most) === first && most >= SHARE * answers.length;
  return isClear ? (languages[first] ?? null) : null;
}
