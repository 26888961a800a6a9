import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AddFailure } from '#data/page-outbox';
import { useOutboxItems } from '../../use-outbox.ts';

/** What came by the phone's share sheet: the newest picture is opened, or its refusal told, once. */
export function useSharedPicture(onRefused: (why: AddFailure) => void): void {
  const [search, setSearch] = useSearchParams();
  const items = useOutboxItems();
  const newest = items.at(-1)?.id;
  const shared = search.has('shared');
  const failure = search.get('share-failed');
  const latest = useRef(onRefused);
  latest.current = onRefused;

  useEffect(() => {
    if (shared && newest) setSearch({ item: newest }, { replace: true });
  }, [shared, newest, setSearch]);

  useEffect(() => {
    if (!failure) return;
    latest.current(isKnown(failure) ? failure : 'image-damaged');
    setSearch({}, { replace: true });
  }, [failure, setSearch]);
}

const known: readonly string[] = [
  'not-an-image',
  'image-too-large',
  'image-damaged',
  'quota',
  'storage',
] satisfies AddFailure[];
const isKnown = (failure: string): failure is AddFailure => known.includes(failure);
