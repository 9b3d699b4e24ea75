import { Box, Button, chakra, Heading, Text } from '@chakra-ui/react';
import { ChartNoAxesGantt, ChevronDown, LayoutGrid, Presentation } from 'lucide-react';
import { useContext, useId, useState } from 'react';
import type { ListedClass } from '../../../core/calls/class/listClasses.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { Notice } from '../../shared/kit/Notice.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { classPath, openClassPath } from '../page/classPath.ts';
import { teacherText } from '../text/teacher.ts';
import { ClassesContext, isOpen, useOpenClass } from './classes.ts';

/** Stands above the teacher's rooms: classes that are open, and ended ones whose results are still stored. */
export function OpenClasses() {
  const classes = useContext(ClassesContext);
  const ended = classes.filter((each) => !isOpen(each) && each.startedAt !== null);
  return (
    <>
      {classes.filter(isOpen).map((each) => (
        <OpenClass key={each.sessionId} open={each} />
      ))}
      {ended.length > 0 && <EndedClasses classes={ended} />}
    </>
  );
}

function OpenClass({ open: { sessionId, roomName, code, state } }: { open: ListedClass }) {
  const { entry } = teacherText;
  const isWaiting = state === 'lobby';
  return (
    <Notice tone="info" borderColor="accent" alignItems="center" flexWrap="wrap">
      <Presentation aria-hidden />
      <Text flex="1 1 14rem">
        <b>{isWaiting ? entry.waiting : entry.playing}</b> {roomName}, {code}
      </Text>
      <Button asChild>
        <Link to={classPath(sessionId)}>
          <LayoutGrid aria-hidden /> {isWaiting ? entry.toLobby : entry.toBoard}
        </Link>
      </Button>
    </Notice>
  );
}

/** Number of ended classes that are listed before the teacher asks for all. */
const SHOWN = 3;

function EndedClasses({ classes }: { classes: readonly ListedClass[] }) {
  const { entry } = teacherText;
  const id = useId();
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? classes : classes.slice(0, SHOWN);
  return (
    <Panel as="section" aria-labelledby={id} paddingX={{ base: '3.5', md: '4' }} paddingY="3">
      <Heading as="h2" id={id} size="md" marginBottom="1">
        {entry.ended}
      </Heading>
      <Text textStyle="sm" color="fg.muted" marginBottom="1">
        {entry.counts}
      </Text>
      <chakra.ul listStyleType="none" role="list">
        {shown.map((each) => (
          <EndedClass key={each.sessionId} ended={each} />
        ))}
      </chakra.ul>
      {classes.length > SHOWN && (
        <Button
          variant="ghost"
          paddingX="2"
          marginStart="-2"
          aria-expanded={areAllShown}
          onClick={() => setAllShown(!areAllShown)}
        >
          <Chevron aria-hidden data-open={areAllShown || undefined} />
          {areAllShown ? entry.showFewer : entry.showAll(classes.length)}
        </Button>
      )}
    </Panel>
  );
}

const Chevron = chakra(ChevronDown, {
  base: { transition: 'rotate 140ms', '&[data-open]': { rotate: '180deg' } },
});

function EndedClass({
  ended: { sessionId, roomName, openedAt, startedAt, isKept, goesAt },
}: {
  ended: ListedClass;
}) {
  const { entry } = teacherText;
  const when = new Date(startedAt ?? openedAt);
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      paddingY="2"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Box flex="1" minWidth="0" lineHeight="1.35">
        <Text dir="auto" textAlign="start" fontWeight="650" overflowWrap="anywhere">
          {roomName}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {[entry.when(when), ...(goesAt === null ? [] : [entry.goes(isKept, new Date(goesAt))])].join(' · ')}
        </Text>
      </Box>
      <Button asChild size="sm" variant="outline" flex="none" minHeight={{ base: '11', md: '9' }}>
        <Link to={classPath(sessionId)} aria-label={entry.results(roomName, when)}>
          <ChartNoAxesGantt aria-hidden /> {entry.toResults}
        </Link>
      </Button>
    </chakra.li>
  );
}

/** Stands in a row of the teacher's rooms: opens a class, or links to the one that is open. */
export function ClassLink({ roomId, roomName }: { roomId: string; roomName: string }) {
  const open = useOpenClass(roomId);
  const { entry } = teacherText;
  return (
    <Button asChild size="sm" variant="outline" {...(open && { borderColor: 'accent' })}>
      <Link
        to={open ? classPath(open.sessionId) : openClassPath(roomId)}
        aria-label={open ? entry.runningOf(roomName) : entry.withClassOf(roomName)}
      >
        <Presentation aria-hidden /> {open ? entry.running : entry.withClass}
      </Link>
    </Button>
  );
}
