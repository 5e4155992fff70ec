/** An answer in the shape that DocSearch gives: two places on one page, one on another, one that leads astray. */
export const recordedAnswer = {
  results: [
    {
      hits: [
        {
          objectID: '0-https://docs.example/x/react-data-grid/filtering/',
          url: 'https://docs.example/x/react-data-grid/filtering/#quick-filter',
          url_without_anchor: 'https://docs.example/x/react-data-grid/filtering/',
          anchor: 'quick-filter',
          type: 'lvl2',
          content: null,
          hierarchy: {
            lvl0: 'Data Grid',
            lvl1: 'Filtering',
            lvl2: 'Quick filter',
            lvl3: null,
            lvl4: null,
            lvl5: null,
            lvl6: null,
          },
          product: 'x-data-grid',
          weight: { pageRank: 0, level: 80, position: 3 },
          _snippetResult: {
            content: { value: 'Type to <mark>filter</mark> &lt;all&gt; rows…', matchLevel: 'full' },
          },
          _highlightResult: {
            hierarchy: {
              lvl0: { value: 'Data Grid', matchLevel: 'none', matchedWords: [] },
              lvl1: {
                value: '<mark>Filter</mark>ing',
                matchLevel: 'full',
                matchedWords: ['filter'],
              },
              lvl2: {
                value: 'Quick <mark>filter</mark>',
                matchLevel: 'full',
                matchedWords: ['filter'],
              },
            },
          },
        },
        {
          objectID: '1',
          url: 'https://docs.example/x/react-data-grid/filtering/#quick-filter',
          type: 'content',
          content: 'The quick filter…',
          hierarchy: { lvl0: 'Data Grid', lvl1: 'Filtering', lvl2: 'Quick filter' },
          product: 'x-data-grid',
        },
        {
          objectID: '2',
          url: 'https://docs.example/x/api/data-grid/data-grid/',
          type: 'lvl1',
          content: null,
          hierarchy: { lvl0: 'Data Grid', lvl1: 'DataGrid <img src=x onerror=alert(1)>' },
          product: 'x-data-grid',
        },
        {
          objectID: '3',
          url: 'javascript:alert(1)',
          type: 'lvl1',
          content: null,
          hierarchy: { lvl0: 'Evil', lvl1: 'Evil' },
        },
      ],
      nbHits: 4,
      page: 0,
      nbPages: 1,
      hitsPerPage: 40,
      processingTimeMS: 1,
      query: 'filter',
      params: 'query=filter',
      index: 'docs',
    },
  ],
};
