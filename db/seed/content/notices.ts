import type { NoticeDefinition } from "#lib/modules/content/index.ts";

/** Returns the first three notices of the ticker. `age`: the site's minimum age. */
export function firstNotices(age: number): readonly NoticeDefinition[] {
  return [
    {
      code: "adults-only",
      ticker: true,
      position: 10,
      texts: {
        en: {
          title: `${age}+ only. Play for fun, with money you can spare.`,
          content: `<p>Sinag is for people aged ${age} and over. Check that online gaming is legal where you are.</p><p>Games cost money on average: what comes back to players is less than what is staked, and each game's rules say by how much. Play with what you can spare, stop when it is no longer fun, and never play to win back a loss.</p><p><a href="/help#contact">Talk to us</a> when you want your account closed.</p>`,
        },
        fil: {
          title: `${age}+ lamang. Maglaro para malibang, gamit ang perang kaya mong gastusin.`,
          content: `<p>Ang Sinag ay para sa mga taong ${age} taong gulang pataas. Tiyaking legal ang online gaming sa kinaroroonan mo.</p><p>May halaga ang paglalaro: mas maliit ang bumabalik sa mga manlalaro kaysa sa itinataya, at nakasulat sa patakaran ng bawat laro kung gaano. Gamitin lang ang kaya mong gastusin, tumigil kapag hindi na masaya, at huwag maglaro para bawiin ang talo.</p><p><a href="/fil/help#contact">Kausapin kami</a> kung gusto mong ipasara ang account mo.</p>`,
        },
        ar: {
          title: `لمن بلغ ${age} عاماً فأكثر. العب للتسلية وبمال تستغني عنه.`,
          content: `<p>سيناغ لمن بلغ ${age} عاماً فأكثر. تأكد من أن اللعب عبر الإنترنت قانوني حيث أنت.</p><p>للعب كلفة في المتوسط: ما يعود إلى اللاعبين أقل مما يراهنون به، وتذكر قواعد كل لعبة مقدار ذلك. العب بما تستغني عنه، وتوقف حين لا تعود اللعبة مسلية، ولا تلعب لاسترداد خسارة.</p><p><a href="/ar/help#contact">راسلنا</a> إن أردت إغلاق حسابك.</p>`,
        },
      },
    },
    {
      code: "check-your-rounds",
      ticker: true,
      position: 20,
      texts: {
        en: {
          title: "Every round of our own games can be checked: open it from your betting record.",
          content: `<p>Before a round we show the fingerprint of a secret seed; after you change the seed, the secret is shown and your browser recomputes the result. Nothing has to be taken on trust.</p><p><a href="/help#fair">How fair play works</a></p>`,
        },
        fil: {
          title: "Masusuri ang bawat round ng sarili naming mga laro: buksan ito mula sa betting record mo.",
          content: `<p>Bago ang round, ipinapakita namin ang tatak ng isang lihim na seed; kapag pinalitan mo ang seed, inilalantad ang lihim at kinakalkula muli ng browser mo ang resulta. Walang kailangang paniwalaan na lang.</p><p><a href="/fil/help#fair">Paano gumagana ang patas na laro</a></p>`,
        },
        ar: {
          title: "يمكن التحقق من كل جولة في ألعابنا: افتحها من سجل الرهانات.",
          content: `<p>قبل الجولة نعرض بصمة بذرة سرية، وحين تغيّر البذرة يُكشف السر ويعيد متصفحك حساب النتيجة. لا شيء يُؤخذ بالثقة وحدها.</p><p><a href="/ar/help#fair">كيف يعمل اللعب النزيه</a></p>`,
        },
      },
    },
    {
      code: "what-is-open",
      ticker: true,
      position: 30,
      texts: {
        en: {
          title: "Some games are not open yet: their tile says so, and suggests others.",
          content:
            "<p>The lobby shows the games of every provider on the list. A provider that is not connected yet is marked, and its games can't be started for money or as a demo. Once it is connected, the mark is gone.</p>",
        },
        fil: {
          title: "May mga larong hindi pa bukas: sinasabi ito ng tile nila, at may mungkahing iba.",
          content:
            "<p>Ipinapakita ng lobby ang mga laro ng bawat provider sa listahan. May marka ang provider na hindi pa nakakonekta, at hindi masisimulan ang mga laro nito, pera man o demo. Mawawala ang marka kapag nakakonekta na ito.</p>",
        },
        ar: {
          title: "بعض الألعاب غير متاحة بعد: بطاقتها تقول ذلك وتقترح غيرها.",
          content:
            "<p>تعرض الصالة ألعاب كل مزوّد في القائمة. المزوّد الذي لم يُربط بعد عليه علامة، ولا يمكن بدء ألعابه بمال أو تجربة. وحين يُربط تزول العلامة.</p>",
        },
      },
    },
  ];
}
