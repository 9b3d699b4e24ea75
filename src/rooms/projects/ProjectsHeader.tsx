import { Box, Button, Link as ChakraLink, Flex, Heading, Text } from '@chakra-ui/react';
import { Plus, Upload } from 'lucide-react';
import { useRef } from 'react';
import { FREE_PLAN_ROOMS } from '../../../core/account/plans.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { parseRoomFile } from '../../../core/room/roomFile.ts';
import { refuse } from '../../../core/util/result.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { toaster } from '../../shared/toast/toaster.ts';
import { projectsText } from '../text/projects.ts';
import { tellOutcome, useProjects } from './projectsContext.ts';

interface ProjectsHeaderProps {
  /** Null until the list is loaded. */
  rooms: readonly SummaryEntry[] | null;
  isPro: boolean;
}

/** Id of the sentence that says why no more rooms can be made. */
const FULL = 'plan-is-full';

/** The title, the plan's room count and the buttons for a new room. */
export function ProjectsHeader({ rooms, isPro }: ProjectsHeaderProps) {
  const isFull = !isPro && rooms !== null && rooms.length >= FREE_PLAN_ROOMS;
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'flex-end' }}
      justify="space-between"
      gap="5"
      mb={{ base: '6', md: '7' }}
    >
      <Box>
        <Heading as="h1" size="4xl">
          {projectsText.title}
        </Heading>
        <Text color="fg.muted" mt="1.5">
          {rooms?.length ? projectsText.count(rooms.length, countLive(rooms)) : projectsText.lead}
          {!isPro && rooms !== null && ` ${projectsText.freePlan(rooms.length, FREE_PLAN_ROOMS)}`}
        </Text>
        {isFull && (
          <Text id={FULL} color="fg.muted" mt="1">
            {projectsText.planFull}{' '}
            <ChakraLink asChild variant="underline">
              <Link to="/pricing">{projectsText.seePro}</Link>
            </ChakraLink>
          </Text>
        )}
      </Box>
      <Flex gap="2.5">
        <ImportButton isFull={isFull} />
        {isFull && <NewRoomOfFullPlan />}
        {/* While there are no rooms, the empty list offers to make one. */}
        {!isFull && rooms?.length !== 0 && <NewRoomLink />}
      </Flex>
    </Flex>
  );
}

function countLive(rooms: readonly SummaryEntry[]): number {
  return rooms.filter(({ isPublished }) => isPublished).length;
}

export function NewRoomLink() {
  return (
    <Button asChild flex={{ base: '1', md: 'none' }}>
      <Link to="/room-editor?new">
        <Plus /> {projectsText.newRoom}
      </Link>
    </Button>
  );
}

/** The button stays but is disabled, with the reason. */
function NewRoomOfFullPlan() {
  return (
    <Button disabled aria-describedby={FULL} title={projectsText.planFull} flex={{ base: '1', md: 'none' }}>
      <Plus /> {projectsText.newRoom}
    </Button>
  );
}

function ImportButton({ isFull }: { isFull: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const addRoom = useProjects((state) => state.addRoom);
  const { label, done, failed } = projectsText.import;

  async function importFile(file: File) {
    const parsed = await readRoomFile(file);
    if (parsed.ok)
      await tellOutcome(addRoom(parsed.value).then(tellLeftOut), done(parsed.value.roomName), failed.title);
    else
      toaster.create({
        title: failed.title,
        description: projectsText.importRefusal(parsed.refusal),
        type: 'error',
      });
  }
  return (
    <>
      <Button
        variant="outline"
        flex={{ base: '1', md: 'none' }}
        disabled={isFull}
        {...(isFull && { 'aria-describedby': FULL, title: projectsText.planFull })}
        onClick={() => input.current?.click()}
      >
        <Upload /> {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void importFile(file);
          // Reset, so that choosing the same file again fires a change.
          event.target.value = '';
        }}
      />
    </>
  );
}

/** Says that other people's uploads were left out: their owners did not share them. */
function tellLeftOut(count: number): void {
  if (count === 0) return;
  const { title, text } = projectsText.import.leftOut;
  toaster.create({ title: title(count), description: text, type: 'warning', duration: 12_000 });
}

/** A file that is far too large is not even read. */
async function readRoomFile(file: File): Promise<ReturnType<typeof parseRoomFile>> {
  return file.size > 4 * LIMITS.roomBytes ? refuse({ type: 'tooLarge' }) : parseRoomFile(await file.text());
}
