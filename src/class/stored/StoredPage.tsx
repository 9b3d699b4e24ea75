import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { ArrowLeft, Printer } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBackend } from '../../shared/context/useBackend.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { Paper } from '../../shared/kit/Paper.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { type Language, presentLanguage } from '../../shared/language/language.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PaperOnly } from '../../shared/page/PrintStyle.tsx';
import { classPath } from '../page/classPath.ts';
import { storedTexts } from '../text/stored.ts';

/** `/projects?class=…&show=stored`: a printable page that says what is stored of a class (Q12). */
export function StoredPage() {
  const [language, setLanguage] = useState(presentLanguage);
  const [address] = useSearchParams();
  const storedText = storedTexts[language];
  const other = language === 'en' ? 'de' : 'en';
  const sessionId = address.get('class');
  return (
    <Box maxW="48rem" mx="auto">
      <PageTitle page={storedText.page} />
      <PaperOnly margin="15mm" />
      <Paper lang={language} css={ON_PAPER}>
        <Heading as="h1" size="3xl" lineHeight="1.15">
          {storedText.title}
        </Heading>
        <Text color="fg.muted" mt="1" mb="5">
          {storedText.lead}
        </Text>
        <Rows language={language} />
        <Text mt="4" textStyle="sm">
          {storedText.after}
        </Text>
        <Where language={language} />
        <Flex align="center" wrap="wrap" gap="3" mt="6" css={{ '@media print': { display: 'none' } }}>
          <Plate material="brass" onClick={() => window.print()}>
            <Printer aria-hidden /> {storedText.print}
          </Plate>
          <Button variant="ghost" lang={other} onClick={() => setLanguage(other)}>
            {storedText.other}
          </Button>
          {sessionId !== null && (
            <Button asChild variant="ghost" marginStart="auto">
              <Link to={classPath(sessionId)}>
                <ArrowLeft aria-hidden /> {storedText.back}
              </Link>
            </Button>
          )}
        </Flex>
      </Paper>
    </Box>
  );
}

function Rows({ language }: { language: Language }) {
  const storedText = storedTexts[language];
  const { what, detail, until } = storedText.columns;
  return (
    <Table>
      <thead>
        <tr>
          {[what, detail, until].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.values(storedText.rows).map((row) => (
          <tr key={row.what}>
            <th scope="row">{row.what}</th>
            <td>{row.detail}</td>
            <td>{row.until}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Says where it is stored: on this computer, or in the operator's Firebase project. */
function Where({ language }: { language: Language }) {
  const { calls } = useBackend();
  const load = useCallback(() => calls.offers({}), [calls]);
  const offers = useAnswer(load, null);
  const id = useId();
  const storedText = storedTexts[language];
  const { where } = storedText;
  const place = offers === null ? where.unknown : offers.isRehearsal ? where.here : where.hosted;
  return (
    <Box as="section" aria-labelledby={id} mt="5">
      <Heading as="h2" id={id} size="lg" mb="1">
        {where.title}
      </Heading>
      <Text textStyle="sm">
        {place}
        {offers?.provider && ` ${where.by(offers.provider.name)}.`}
      </Text>
    </Box>
  );
}

const ON_PAPER = {
  '@media print': { background: 'white!', border: '0!', boxShadow: 'none!', padding: '0!', color: 'black!' },
};

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      paddingY: '2.5',
      paddingInlineEnd: '4',
      borderTop: '1px solid #c9a468',
      overflowWrap: 'anywhere',
    },
    '& thead th': { borderTop: '0', fontWeight: '600', color: 'fg.muted', paddingY: '1' },
    '& tbody th': { width: '24%', fontWeight: '700' },
    '& td:last-child': { width: '30%', color: 'fg.muted', paddingInlineEnd: '0' },
    '& tr': { breakInside: 'avoid' },
    // On phones a row is a short paragraph.
    mdDown: {
      '& thead': { srOnly: true },
      '& tr, & th, & td': { display: 'block', width: 'auto!', border: '0', padding: '0' },
      '& tr': { paddingY: '2.5', borderTop: '1px solid #c9a468' },
    },
    '@media print': { '& td, & th': { color: 'black!', borderColor: '#777!' } },
  },
});
