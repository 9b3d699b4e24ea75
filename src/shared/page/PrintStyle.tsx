import { Box, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { presentFormats } from '../language/formats.ts';

/** On paper: a light ground without the site's bars and buttons, with address and date in the foot. */
export function PrintStyle() {
  return (
    <>
      <Global styles={STYLES} />
      <Box data-foot display="none">
        <Text as="span">{window.location.href}</Text>
        <Text as="span">{presentFormats().date(new Date())}</Text>
      </Box>
    </>
  );
}

/** The same without a foot, for pages that are made for A4. `margin` is that of each sheet. */
export function PaperOnly({ margin }: { margin: string }) {
  return (
    <>
      <Global styles={STYLES} />
      <Global styles={{ '@page': { size: 'A4', margin }, '@media print': WHOLE_SHEET }} />
    </>
  );
}

/** The page's own margins would make the sheet narrower, or add an empty sheet. */
const WHOLE_SHEET = {
  'body, #root, main': { minHeight: '0 !important', padding: '0 !important' },
  'main > div': {
    width: 'auto !important',
    maxWidth: 'none !important',
    margin: '0 !important',
    padding: '0 !important',
  },
} as const;

const STYLES = {
  '@media print': {
    // The scheme colours the margins of the sheet, too.
    'html, body': { background: 'white !important', colorScheme: 'light !important' },
    '#root > div': { backgroundImage: 'none !important' },
    'body header, body footer, main button.chakra-button, main a.chakra-button, main fieldset': {
      display: 'none !important',
    },
    main: { color: '#261a2e' },
    '[data-foot]': {
      display: 'flex !important',
      justifyContent: 'space-between',
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      fontSize: '9pt',
    },
  },
} as const;
