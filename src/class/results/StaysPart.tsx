import { Box, Button, Link as ChakraLink, Flex, Text } from '@chakra-ui/react';
import { Archive, FileSpreadsheet, Hourglass, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { toaster } from '../../shared/toast/toaster.ts';
import { ChoiceCards } from '../opening/ChoiceCards.tsx';
import { classPath } from '../page/classPath.ts';
import { resultsText } from '../text/results.ts';
import { ResultPart } from './ResultPart.tsx';
import type { Results, ResultsState } from './resultsStore.ts';
import { saveResults } from './saveResults.ts';

interface StaysPartProps {
  state: ResultsState;
  results: Results;
}

/** Says what is stored of the class and for how long, with a button to delete it (Q10). */
export function StaysPart({ state, results }: StaysPartProps) {
  const { stays } = resultsText;
  return (
    <Box css={{ '@media print': { display: 'none' } }}>
      <ResultPart title={stays.title}>
        <KeepChoice state={state} results={results} />
        <Names results={results} />
        <Flex gap="2.5" mt="4" textStyle="sm" color="fg.muted" align="start">
          <Box flex="none" mt="0.5">
            <ShieldCheck size="1.2rem" aria-hidden />
          </Box>
          <Text>
            <Stored results={results} />{' '}
            <ChakraLink asChild variant="underline">
              <Link to={classPath(results.sessionId, 'stored')}>{stays.forHead}</Link>
            </ChakraLink>
          </Text>
        </Flex>
        <Remove state={state} />
      </ResultPart>
    </Box>
  );
}

/** Says how long the typed names are here, and how a teacher keeps them longer. */
function Names({ results }: { results: Results }) {
  const { namesGoAt, teams } = results;
  const { names } = resultsText.stays;
  if (namesGoAt === null || teams.every((team) => team.names.length === 0)) return null;
  return (
    <Box mt="4">
      <Text fontWeight="650">{names.title}</Text>
      <Text textStyle="sm" color="fg.muted">
        {names.text(new Date(namesGoAt))}
      </Text>
      <Button variant="outline" mt="2" onClick={() => saveResults(results, 'teams')}>
        <FileSpreadsheet aria-hidden /> {names.save}
      </Button>
    </Box>
  );
}

function Stored({ results: { teams, namesGoAt } }: { results: Results }) {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  const names = namesGoAt === null ? 0 : sum(teams.map(({ seats }) => seats));
  return resultsText.stays.stored(
    names,
    sum(teams.map(({ wrong }) => wrong)),
    sum(teams.map(({ hints }) => hints)),
  );
}

function KeepChoice({ state, results: { isKept, goesAt, namesGoAt } }: StaysPartProps) {
  const { stays } = resultsText;
  const goes = goesAt === null ? null : new Date(goesAt);
  async function choose(wanted: 'gone' | 'kept'): Promise<void> {
    if (!(await state.keep(wanted === 'kept'))) toaster.create({ type: 'error', title: stays.notKept });
  }
  return (
    <ChoiceCards
      label={stays.title}
      value={isKept ? 'kept' : 'gone'}
      choices={[
        {
          value: 'gone',
          title: stays.gone,
          text: !isKept && goes ? stays.goneText(goes) : stays.goneAll,
          icon: <Hourglass aria-hidden />,
        },
        {
          value: 'kept',
          title: stays.keep,
          text:
            isKept && goes
              ? stays.keptText(goes, namesGoAt === null ? null : new Date(namesGoAt))
              : stays.keepText,
          icon: <Archive aria-hidden />,
        },
      ]}
      onChoose={(wanted) => void choose(wanted)}
    />
  );
}

function Remove({ state }: { state: ResultsState }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { stays } = resultsText;
  async function remove(): Promise<void> {
    setAsking(false);
    if (!(await state.remove())) {
      toaster.create({ type: 'error', title: stays.notRemoved });
      return;
    }
    toaster.create({ type: 'success', title: stays.removed });
    await navigate('/projects');
    // The path does not change, so the browser would keep the scroll position, which is far down.
    window.scrollTo(0, 0);
  }
  return (
    <>
      <Button
        variant="outline"
        mt="4"
        color="fg.error"
        borderColor="border.error"
        loading={state.isBusy}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden /> {stays.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={stays.removeTitle}
          text={stays.removeText}
          confirmLabel={stays.removeConfirm}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
