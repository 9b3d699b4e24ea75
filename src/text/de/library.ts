import type { libraryText as en } from '../en/library.ts';
import type { Translation } from '../inLanguages.ts';
import { colors } from './colors.ts';
import { tags } from './tags.ts';

export const libraryText: Translation<typeof en> = {
  tags,
  color: (name) => colors[name] ?? name.replaceAll(/[-_]/g, ' '),
};
