import { Box, Button, chakra, Flex, IconButton, Spinner, Stack, Text } from '@chakra-ui/react';
import { Brush, CircleCheck, Crop, Pipette, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SegmentedControl } from '../../../shared/kit/SegmentedControl.tsx';
import { type BenchPicture, type BenchWork, lookAt } from '../../store/benchWork.ts';
import { inventoryText } from '../../text/inventory.ts';
import { useBench } from '../benchContext.ts';
import { LookBar } from '../describe/LookBar.tsx';
import { LookPicker } from '../describe/LookPicker.tsx';
import type { MadePicture } from '../useMadePicture.ts';
import { BoardButtons } from './BoardButtons.tsx';
import { CutCanvas } from './CutCanvas.tsx';
import { ToolOptions } from './ToolOptions.tsx';
import { type BrushSettings, FIRST_BRUSH, type Tool } from './tools.ts';
import { useBoardView } from './useBoardView.ts';

interface CutStepProps {
  work: BenchWork;
  made: MadePicture;
}

/** The second step: cutting out the thing, or cutting a place to the stage's shape. */
export function CutStep({ work, made }: CutStepProps) {
  const look = lookAt(work);
  return (
    <Stack gap="4">
      <LookBar work={work} />
      {look?.type === 'new' ? (
        <CutTools work={work} picture={look.picture} made={made} />
      ) : (
        <LookPicker work={work} keptUri={made.keptUri} />
      )}
    </Stack>
  );
}

function CutTools({ work, picture, made }: CutStepProps & { picture: BenchPicture }) {
  const { undo, edit } = useBench((state) => state);
  const { tools, cutting, cutDone, nothingLeft } = inventoryText.bench;
  const [tool, setTool] = useState<Tool>(work.kind === 'background' ? 'crop' : 'color');
  const [brush, setBrush] = useState<BrushSettings>(FIRST_BRUSH);
  const [isMoving, setMoving] = useState(false);
  const [isDark, setDark] = useState(false);
  const [isBefore, setBefore] = useState(false);
  const view = useBoardView();
  // A picture that is not zoomed cannot be moved.
  const moves = isMoving && view.scale > 1;
  const isCut = picture.edits.cuts.length > 0 && made.cut !== null && !made.isEmpty;
  return (
    <>
      <Flex gap="2" align="center" wrap="wrap" justify="space-between">
        {work.kind === 'item' ? <ToolChoice tool={tool} onChoose={setTool} /> : <span />}
        <Flex align="center">
          <Button
            variant="ghost"
            size="sm"
            hideBelow="sm"
            disabled={picture.edits.cuts.length === 0}
            onClick={() => edit(work.id, { cuts: [] })}
          >
            {tools.reset}
          </Button>
          <IconButton
            variant="ghost"
            aria-label={tools.undo}
            disabled={picture.past.length === 0}
            onClick={() => undo(work.id)}
          >
            <Undo2 />
          </IconButton>
        </Flex>
      </Flex>
      <CutCanvas
        work={work}
        picture={picture}
        made={made}
        tool={tool}
        brush={brush}
        view={view}
        isMoving={moves}
        isDark={isDark}
        isBefore={isBefore}
        onBefore={setBefore}
      >
        <BoardButtons
          view={view}
          isMoving={moves}
          onMoving={setMoving}
          isDark={isDark}
          onDark={setDark}
          isBefore={isBefore}
          onBefore={setBefore}
        />
      </CutCanvas>
      {/* Cutting takes a while on slow devices. */}
      <Flex role="status" align="center" gap="2" minH="1.5lh" textStyle="sm" color="fg.muted">
        {made.isMaking && (
          <>
            <Spinner size="xs" aria-hidden /> {cutting}
          </>
        )}
        {!made.isMaking && isCut && (
          <>
            <CircleCheck size={16} aria-hidden /> {cutDone}
          </>
        )}
      </Flex>
      {made.isEmpty && (
        <Text role="alert" color="fg.warning" textStyle="sm">
          {nothingLeft}
        </Text>
      )}
      <ToolOptions work={work} picture={picture} tool={tool} brush={brush} onBrush={setBrush} />
    </>
  );
}

function ToolChoice({ tool, onChoose }: { tool: Tool; onChoose: (tool: Tool) => void }) {
  const { tools } = inventoryText.bench;
  const icons: Record<Tool, ReactNode> = { color: <Pipette />, brush: <Brush />, crop: <Crop /> };
  return (
    <Box minW="0" maxW="100%">
      <SegmentedControl
        label={tools.label}
        value={tool}
        onChoose={onChoose}
        choices={(['color', 'brush', 'crop'] as const).map((value) => ({
          value,
          label: tools[value],
          icon: (
            <Flex align="center" gap="2">
              {icons[value]} <chakra.span hideBelow="sm">{tools[value]}</chakra.span>
            </Flex>
          ),
        }))}
      />
    </Box>
  );
}
