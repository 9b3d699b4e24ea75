import { NativeSelect } from '@chakra-ui/react';
import { dashboardText } from '../../text/dashboard.ts';
import { roomLanguages } from '../../text/roomLanguages.ts';

interface LanguagePickerProps {
  /** Empty for any. */
  value: string;
  onChange: (language: string) => void;
}

/** In which language the rooms are written (M2), by the platform's own control. */
export function LanguagePicker({ value, onChange }: LanguagePickerProps) {
  return (
    <NativeSelect.Root w={{ base: '9rem', md: '11rem' }} flexShrink="0">
      <NativeSelect.Field
        minHeight="11"
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
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
