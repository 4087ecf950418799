import type { NoticeDefinition } from "#lib/modules/content/index.ts";

/** Promotions of a new site: only what the product itself does, each with its limits. */
export const firstPromotions: readonly NoticeDefinition[] = [
  {
    code: "parol-jackpots",
    type: "PR",
    position: 110,
    texts: {
      en: {
        title: "Three jackpots in Parol Nights",
        content: `<p>Every spin for money can take the Grand Parol, Tala or Kislap jackpot, whatever the reels show.</p><h3>How it works</h3><ul><li>0.95 % of every bet goes into the three jackpots: 0.55 % into Grand Parol, 0.25 % into Tala, 0.15 % into Kislap.</li><li>One number, drawn with the spin, decides. You can check it afterwards like the spin itself.</li><li>Your chance grows with the bet exactly as your share does: a small bet is at no disadvantage.</li></ul><h3>What to know</h3><ul><li>Most spins win no jackpot, and no spin knows of the one before.</li><li>Demo spins neither feed nor win them.</li><li>A jackpot is paid into your balance at once. Nothing has to be played through for it.</li></ul><p><a href="/game/parol-nights">See Parol Nights</a></p>`,
      },
      fil: {
        title: "Tatlong jackpot sa Parol Nights",
        content: `<p>Bawat spin para sa pera ay maaaring manalo ng Grand Parol, Tala, o Kislap, anuman ang lumabas sa mga reel.</p><h3>Paano ito gumagana</h3><ul><li>0.95 % ng bawat taya ang napupunta sa tatlong jackpot: 0.55 % sa Grand Parol, 0.25 % sa Tala, 0.15 % sa Kislap.</li><li>Isang numero, na binubunot kasabay ng spin, ang nagpapasya. Masusuri mo ito pagkatapos, gaya ng mismong spin.</li><li>Lumalaki ang tsansa mo kasabay ng taya, gaya ng ambag mo: hindi dehado ang maliit na taya.</li></ul><h3>Dapat malaman</h3><ul><li>Karamihan ng spin ay walang jackpot, at walang spin na nakaaalam sa nauna rito.</li><li>Hindi nagdaragdag at hindi nananalo ang mga demo spin.</li><li>Pumapasok agad sa balanse mo ang jackpot. Walang kailangang laruin para dito.</li></ul><p><a href="/fil/game/parol-nights">Tingnan ang Parol Nights</a></p>`,
      },
      ar: {
        title: "ثلاث جوائز كبرى في Parol Nights",
        content: `<p>كل دورة بالمال قد تفوز بإحدى الجوائز: الفانوس الكبير أو تالا أو كيسلاب، مهما أظهرت البكرات.</p><h3>كيف يعمل ذلك</h3><ul><li>يذهب 0.95% من كل رهان إلى الجوائز الثلاث: 0.55% إلى الفانوس الكبير و0.25% إلى تالا و0.15% إلى كيسلاب.</li><li>رقم واحد يُسحب مع الدورة هو الذي يقرر، ويمكنك التحقق منه بعدها كما تتحقق من الدورة نفسها.</li><li>تكبر فرصتك مع الرهان بقدر ما تكبر مساهمتك: لا ظلم لرهان صغير.</li></ul><h3>ما ينبغي معرفته</h3><ul><li>أغلب الدورات لا تفوز بجائزة كبرى، ولا تعرف دورة ما كان قبلها.</li><li>الدورات التجريبية لا تموّل الجوائز ولا تفوز بها.</li><li>تُدفع الجائزة في رصيدك فوراً، ولا يلزم أن تلعب بها شيئاً.</li></ul><p><a href="/ar/game/parol-nights">شاهد Parol Nights</a></p>`,
      },
    },
  },
  {
    code: "free-spins-bell",
    type: "PR",
    position: 120,
    texts: {
      en: {
        title: "Free spins, every win three times",
        content: `<p>Three bells or more in Parol Nights bring 10, 15 or 20 free spins, and every win in them counts three times.</p><h3>What to know</h3><ul><li>Free spins are played at the bet that brought them, and come at once. Nothing has to be asked for.</li><li>Bells bring more of them, up to 60 in a round.</li><li>A round pays at most 5,000 times its bet, free spins included. Jackpots come on top.</li><li>They are part of what the game gives back in the long run, which is less than what is staked. The rules page says exactly how much.</li></ul><p><a href="/game/parol-nights">See Parol Nights</a></p>`,
      },
      fil: {
        title: "Libreng spin, tatlong beses ang bawat panalo",
        content: `<p>Tatlong kampana o higit pa sa Parol Nights ay may 10, 15, o 20 libreng spin, at tatlong beses ang bawat panalo sa mga ito.</p><h3>Dapat malaman</h3><ul><li>Nilalaro ang libreng spin sa tayang nagbigay nito, at dumarating agad. Walang kailangang hilingin.</li><li>May dagdag pa ang mga kampana, hanggang 60 sa isang round.</li><li>Hanggang 5,000 beses ng taya ang bayad ng isang round, kasama ang mga libreng spin. Hiwalay ang mga jackpot.</li><li>Bahagi ang mga ito ng ibinabalik ng laro sa katagalan, na mas maliit kaysa sa itinataya. Nakasulat sa mga patakaran kung gaano eksakto.</li></ul><p><a href="/fil/game/parol-nights">Tingnan ang Parol Nights</a></p>`,
      },
      ar: {
        title: "دورات مجانية، كل فوز بثلاثة أمثاله",
        content: `<p>ثلاثة أجراس أو أكثر في Parol Nights تجلب 10 أو 15 أو 20 دورة مجانية، وكل فوز فيها يُحتسب ثلاث مرات.</p><h3>ما ينبغي معرفته</h3><ul><li>تُلعب الدورات المجانية بالرهان الذي جلبها، وتأتي فوراً دون طلب.</li><li>تجلب الأجراس المزيد منها، حتى 60 في الجولة.</li><li>تدفع الجولة في أقصاها 5,000 ضعف رهانها شاملةً الدورات المجانية، والجوائز الكبرى فوق ذلك.</li><li>هي جزء مما تعيده اللعبة على المدى الطويل، وهو أقل مما يُراهن به. تذكر صفحة القواعد المقدار بدقة.</li></ul><p><a href="/ar/game/parol-nights">شاهد Parol Nights</a></p>`,
      },
    },
  },
  {
    code: "play-money-first",
    type: "PR",
    position: 130,
    texts: {
      en: {
        title: "Try our games without money",
        content: `<p>Our own games start with 1,000 in play money. No account, no deposit, and you can fill it up whenever it runs low.</p><h3>What to know</h3><ul><li>Play money can't be paid out, and what you win with it stays play money.</li><li>The rules and the odds are the same as for money. Only jackpots are left out.</li><li>A lucky demo says nothing about how a game for money will go.</li><li>Games of other providers have a demo when the provider offers one; their tile says so.</li></ul><p><a href="/play/dice">Try Dice</a></p><p><a href="/play/parol-nights">Try Parol Nights</a></p>`,
      },
      fil: {
        title: "Subukan ang mga laro namin nang walang pera",
        content: `<p>Nagsisimula ang sarili naming mga laro sa 1,000 na play money. Walang account, walang deposito, at puwedeng punuin ulit kapag paubos na.</p><h3>Dapat malaman</h3><ul><li>Hindi mailalabas ang play money, at play money pa rin ang napanalunan gamit ito.</li><li>Pareho ang mga patakaran at tsansa sa larong para sa pera. Ang mga jackpot lang ang wala.</li><li>Walang sinasabi ang masuwerteng demo tungkol sa magiging takbo ng larong para sa pera.</li><li>May demo ang mga laro ng ibang provider kung nag-aalok ang provider; sinasabi ito ng tile.</li></ul><p><a href="/fil/play/dice">Subukan ang Dice</a></p><p><a href="/fil/play/parol-nights">Subukan ang Parol Nights</a></p>`,
      },
      ar: {
        title: "جرّب ألعابنا بلا مال",
        content: `<p>تبدأ ألعابنا الخاصة بألف من مال اللعب. بلا حساب وبلا إيداع، وتملؤه من جديد متى قلّ.</p><h3>ما ينبغي معرفته</h3><ul><li>مال اللعب لا يُسحب، وما تفوز به منه يبقى مال لعب.</li><li>القواعد والاحتمالات هي نفسها كما في اللعب بالمال، عدا الجوائز الكبرى.</li><li>تجربة محظوظة لا تقول شيئاً عن اللعب بالمال.</li><li>لألعاب المزوّدين الآخرين تجربة حين يقدّمها المزوّد، وتقول البطاقة ذلك.</li></ul><p><a href="/ar/play/dice">جرّب النرد</a></p><p><a href="/ar/play/parol-nights">جرّب Parol Nights</a></p>`,
      },
    },
  },
  {
    code: "check-with-a-key",
    type: "PR",
    position: 140,
    texts: {
      en: {
        title: "Check any round yourself",
        content: `<p>Every round of our own games can be computed again in your own browser, and anyone you send its address to can do the same.</p><h3>How it works</h3><ul><li>Before you bet we show the fingerprint of a secret seed. It can't be changed afterwards without your seeing it.</li><li>Your own seed, which you choose, is mixed in.</li><li>When you change seeds, the secret is shown, and your past rounds can be checked one by one.</li></ul><h3>What to know</h3><ul><li>It proves that a round was not tampered with. It does not make winning more likely.</li><li>It covers our own games, not those of other providers.</li></ul><p><a href="/help#fair">How fair play works</a></p>`,
      },
      fil: {
        title: "Suriin mismo ang kahit anong round",
        content: `<p>Makakalkula muli sa sarili mong browser ang bawat round ng sarili naming mga laro, at magagawa rin ito ng sinumang pagpadalhan mo ng address nito.</p><h3>Paano ito gumagana</h3><ul><li>Bago ka tumaya, ipinapakita namin ang tatak ng isang lihim na seed. Hindi ito mapapalitan pagkatapos nang hindi mo nakikita.</li><li>Hinahalo rito ang sarili mong seed, na ikaw ang pumipili.</li><li>Kapag pinalitan mo ang mga seed, inilalantad ang lihim, at isa-isa mong masusuri ang mga nakaraang round.</li></ul><h3>Dapat malaman</h3><ul><li>Pinatutunayan nitong hindi pinakialaman ang round. Hindi nito pinalalaki ang tsansang manalo.</li><li>Para ito sa mga larong gawa ng bahay, hindi sa mga laro ng ibang provider.</li></ul><p><a href="/fil/help#fair">Paano gumagana ang patas na laro</a></p>`,
      },
      ar: {
        title: "تحقّق من أي جولة بنفسك",
        content: `<p>يمكن إعادة حساب كل جولة من ألعابنا الخاصة في متصفحك، وكذلك يفعل كل من ترسل إليه عنوانها.</p><h3>كيف يعمل ذلك</h3><ul><li>قبل أن تراهن نعرض بصمة بذرة سرية، فلا يمكن تغييرها بعد ذلك دون أن تلاحظ.</li><li>تُخلط بها بذرتك التي تختارها أنت.</li><li>حين تغيّر البذرتين يُكشف السر، وتتحقق من جولاتك السابقة واحدة واحدة.</li></ul><h3>ما ينبغي معرفته</h3><ul><li>هذا يثبت أن الجولة لم يُعبث بها، ولا يزيد احتمال الفوز.</li><li>يشمل الألعاب التي صنعناها، لا ألعاب المزوّدين الآخرين.</li></ul><p><a href="/ar/help#fair">كيف يعمل اللعب النزيه</a></p>`,
      },
    },
  },
];
