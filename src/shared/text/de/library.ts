import type { Translation } from '../../language/inLanguages.ts';
import type { libraryText as en } from '../en/library.ts';
import { colors } from './colors.ts';
import { tags } from './tags.ts';

export const libraryText: Translation<typeof en> = {
  tags,
  color: (name) => colors[name] ?? name.replaceAll(/[-_]/g, ' '),
};
