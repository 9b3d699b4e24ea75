import { Button, Flex, Text } from '@chakra-ui/react';
import { LockKeyhole } from 'lucide-react';
import { DOOR_ID, type ItemId } from '../../../../core/room/model.ts';
import { Notice } from '../../../components/kit/Notice.tsx';
import { Link } from '../../../components/Link.tsx';
import { editorText } from '../../../text/editor.ts';
import { pricingText } from '../../../text/pricing.ts';
import { publishingText } from '../../../text/publishing.ts';
import { useUnownedPacks } from '../problems/useFindings.ts';
import { useEditorActions } from '../session/editorContext.ts';

/** That a thing is of a pack which is not owned: what this means, the way to the pack, and the way out of it. */
export function PackNotice({ id }: { id: ItemId }) {
  const { dispatch } = useEditorActions();
  const pack = useUnownedPacks().find(({ items }) => items.includes(id))?.pack;
  if (!pack) return null;
  return (
    <Notice tone="warning" role="status">
      <LockKeyhole aria-hidden />
      <div>
        <Text>{editorText.panel.ofPack(pricingText.packs.names[pack])}</Text>
        <Flex gap="2" mt="2" wrap="wrap">
          <Button asChild size="sm">
            <Link to="/pricing#packs">{publishingText.toPacks}</Link>
          </Button>
          {id !== DOOR_ID && (
            <Button variant="outline" size="sm" onClick={() => dispatch({ type: 'deleteItem', id })}>
              {editorText.panel.takeOut}
            </Button>
          )}
        </Flex>
      </div>
    </Notice>
  );
}
