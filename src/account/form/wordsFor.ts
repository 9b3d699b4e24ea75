import { readNext } from '../../shared/page/loginPath.ts';
import { accountText } from '../text/account.ts';

/** Returns the words of a form. A teacher on the way to a class reads who needs an account for it. */
export function wordsFor<Words extends { lead: string }>(words: Words, search: URLSearchParams): Words {
  const [, query] = readNext(search).split('?');
  return new URLSearchParams(query).has('open-class') ? { ...words, lead: accountText.forClass } : words;
}
