import { Box, Button, Collapsible, chakra, Flex, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react';
import { ChevronDown, WandSparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { presentLanguage } from '../../../shared/language/language.ts';
import { useEditor, useEditorActions } from '../../session/editorContext.ts';
import { editorText } from '../../text/editor.ts';
import { guideText } from '../../text/guide.ts';
import { TileStrip } from '../TileStrip.tsx';
import { CraftNote } from './CraftNote.tsx';
import { StarterTile } from './StarterTile.tsx';

/** Starter rooms; open while the room is empty or when unfolded. */
export function Starters() {
  const isBare = useEditor(({ roomSettings }) => (roomSettings?.itemOrder.length ?? 0) <= 1);
  const { showAid } = useEditorActions();
  const [isWanted, setWanted] = useState<boolean | null>(null);
  const isOpen = isWanted ?? isBare;
  const title = useRef<HTMLButtonElement>(null);
  const close = () => {
    setWanted(null);
    // The focused tile disappears with the list.
    title.current?.focus();
  };
  return (
    <Collapsible.Root open={isOpen} onOpenChange={({ open }) => setWanted(open)} lazyMount unmountOnExit>
      <Collapsible.Trigger asChild>
        <chakra.button
          ref={title}
          type="button"
          display="flex"
          w="full"
          minH="11"
          alignItems="center"
          justifyContent="space-between"
          cursor="pointer"
          fontWeight="600"
          textAlign="start"
        >
          {editorText.starters.title}
          <Box
            as={ChevronDown}
            boxSize="4"
            transition="transform 140ms"
            transform={isOpen ? 'rotate(180deg)' : undefined}
          />
        </chakra.button>
      </Collapsible.Trigger>
      {!isBare && <CraftNote />}
      <Collapsible.Content>
        <Text textStyle="sm" color="fg.muted" mb="3">
          {editorText.starters.help}
        </Text>
        {!isBare && (
          <Button
            variant="outline"
            size="sm"
            minH={{ base: '11', xl: '9' }}
            mb="3"
            onClick={() => showAid('make')}
          >
            <WandSparkles aria-hidden />
            {guideText.make}
          </Button>
        )}
        <StarterList onTaken={close} />
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

function StarterList({ onTaken }: { onTaken: () => void }) {
  const { status, recipes } = useEditor((state) => state.starters);
  const { loadStarters } = useEditorActions();
  const language = presentLanguage();
  useEffect(() => void loadStarters(language), [loadStarters, language]);
  if (status === 'failed') {
    return (
      <Flex role="alert" align="center" gap="3" pb="2" textStyle="sm" color="fg.muted">
        {editorText.starters.failed}
        <Button size="sm" variant="outline" onClick={() => void loadStarters(language)}>
          {editorText.starters.retry}
        </Button>
      </Flex>
    );
  }
  return (
    <TileStrip
      display={{ base: 'flex', lg: 'grid' }}
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      gap={{ base: '3', lg: '2' }}
      aria-busy={status !== 'ready'}
    >
      {status === 'ready' ? (
        recipes.map((recipe) => <StarterTile key={recipe.id} recipe={recipe} onTaken={onTaken} />)
      ) : (
        <>
          <VisuallyHidden role="status">{editorText.starters.loading}</VisuallyHidden>
          <Skeleton aspectRatio="16 / 9" w={{ base: '44', lg: 'full' }} flexShrink="0" />
          <Skeleton aspectRatio="16 / 9" w={{ base: '44', lg: 'full' }} flexShrink="0" />
        </>
      )}
    </TileStrip>
  );
}
