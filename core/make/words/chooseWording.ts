import type { Chance } from '../../lock/shuffle.ts';

const INNERMOST = /\[([^[\]]*)\]/u;

/** Chooses among the wordings of a template in brackets, the innermost ones first. */
export function chooseWording(template: string, chance: Chance): string {
  let text = template;
  while (INNERMOST.test(text)) {
    text = text.replace(INNERMOST, (_, wordings: string) => {
      const parts = wordings.split('|');
      return parts[Math.floor(chance() * parts.length)] ?? '';
    });
  }
  return text;
}
