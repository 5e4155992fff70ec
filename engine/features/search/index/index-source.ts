import {
  cardFile,
  shardFile,
  textFile,
  vocabularyFile,
  type IndexManifest,
  type PageCard,
  type PageTexts,
  type TermShard,
} from './index-files.ts';

/** Reads a file of the site by its address; it fails when there is none. */
export type LoadJson = (address: string) => Promise<unknown>;

/** The files of an index, each loaded once. */
export interface IndexSource {
  manifest(): Promise<IndexManifest>;
  shard(at: number): Promise<TermShard>;
  card(page: number): Promise<PageCard>;
  texts(page: number): Promise<PageTexts>;
  vocabulary(): Promise<readonly string[]>;
}

/** Opens an index by the address of its manifest. After a new publication the old files are gone: it starts over once. */
export function openIndex(address: string, loadJson: LoadJson): IndexSource {
  let kept = new Map<string, Promise<unknown>>();

  function load<Value>(file: string): Promise<Value> {
    const known = kept.get(file) ?? loadJson(file);
    kept.set(file, known);
    // What failed once may be there the next time.
    known.catch(() => kept.delete(file));
    return known as Promise<Value>;
  }

  async function part<Value>(file: string): Promise<Value> {
    const { folder } = await load<IndexManifest>(address);
    try {
      return await load<Value>(folder + file);
    } catch (error) {
      const again = (await loadJson(address)) as IndexManifest;
      if (again.folder === folder) throw error;
      kept = new Map([[address, Promise.resolve(again)]]);
      return load<Value>(again.folder + file);
    }
  }

  return {
    manifest: () => load<IndexManifest>(address),
    shard: (at) => part<TermShard>(shardFile(at)),
    texts: (page) => part<PageTexts>(textFile(page)),
    vocabulary: async () => (await part<string>(vocabularyFile)).split(' '),
    card: (page) => part<PageCard>(cardFile(page)),
  };
}
