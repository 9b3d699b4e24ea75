import { Box, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { insightsText } from '../text/insights.ts';

/** On paper: a light ground without the site's bars and buttons, with address and date in the foot. */
export function PrintStyle() {
  return (
    <>
      <Global styles={STYLES} />
      <Box data-foot display="none">
        <Text as="span">{window.location.href}</Text>
        <Text as="span">{insightsText.date(new Date())}</Text>
      </Box>
    </>
  );
}

const STYLES = {
  '@media print': {
    'html, body': { background: 'white !important' },
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
