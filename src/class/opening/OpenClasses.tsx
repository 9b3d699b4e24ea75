import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { LayoutGrid, Presentation } from 'lucide-react';
import { useContext } from 'react';
import type { ListedClass } from '../../../core/calls/class/listClasses.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { Notice } from '../../shared/kit/Notice.tsx';
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

function EndedClasses({ classes }: { classes: readonly ListedClass[] }) {
  const { entry } = teacherText;
  return (
    <Stack as="section" aria-label={entry.ended} gap="1.5">
      <Text textStyle="sm" color="fg.muted">
        {entry.ended}
      </Text>
      <Flex gap="2" wrap="wrap">
        {classes.map(({ sessionId, roomName, openedAt }) => (
          <Button key={sessionId} asChild size="sm" variant="outline">
            <Link to={classPath(sessionId)}>{entry.results(roomName, new Date(openedAt))}</Link>
          </Button>
        ))}
      </Flex>
    </Stack>
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
