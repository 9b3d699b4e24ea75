import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown, Languages } from 'lucide-react';
import { PlainSelect } from '../../shared/form/plainFields.ts';
import { roomLanguages } from '../../shared/language/roomLanguages.ts';
import { dashboardText } from '../text/dashboard.ts';

interface LanguagePickerProps {
  /** Empty for any. */
  value: string;
  onChange: (language: string) => void;
}

/** Filters by the rooms' language (M2), with the platform's own control. */
export function LanguagePicker({ value, onChange }: LanguagePickerProps) {
  return (
    <Box position="relative" w={{ base: '9rem', md: '12rem' }} flexShrink="0">
      <Sign aria-hidden />
      <PlainSelect
        appearance="none"
        cursor="pointer"
        minHeight="11"
        ps={{ base: '3', md: '9' }}
        pe="7"
        lineHeight="normal"
        textOverflow="ellipsis"
        css={{ '& > option': { bg: 'bg.panel', color: 'fg' } }}
        aria-label={dashboardText.language.label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{dashboardText.language.any}</option>
        {roomLanguages(value).map((language) => (
          <option key={language.value} value={language.value}>
            {language.label}
          </option>
        ))}
      </PlainSelect>
      <Arrow aria-hidden />
    </Box>
  );
}

const within = {
  position: 'absolute',
  top: '50%',
  translate: '0 -50%',
  boxSize: '4',
  color: 'fg.muted',
  pointerEvents: 'none',
  zIndex: '1',
} as const;
/** Hidden on phones, where the search needs the space. */
const Sign = chakra(Languages, {
  base: { ...within, insetStart: '3', display: { base: 'none', md: 'block' } },
});
const Arrow = chakra(ChevronDown, { base: { ...within, insetEnd: '2' } });
